import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useDataTableDataContext, useListPaginationContext } from 'react-admin';
import { LoadFailed } from '@/components/ui/feedback/LoadFailed';
import { LoadBoundary } from '@/components/ui/lazy/LoadBoundary';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';
import { whenIdle } from '@/components/ui/lazy/whenIdle';
import { type BodyProps, BodyRow } from './BodyRow';
import { useShowHighlighted } from './HighlightedRows';

const BodyInView = lazyScreen(() => import('./BodyInView'), 'BodyInView');

/** A usual page of so many rows is rendered without measuring them, which would force a layout before it is seen. */
const drawnWhole = 25;

/** The body of every table: of many rows only those in view are rendered, so that *All* stays smooth with thousands of rows. */
export function VirtualBody({ children }: { children?: ReactNode }) {
  const records = useDataTableDataContext() ?? [];
  const { total = 0 } = useListPaginationContext();
  const mayBeMany = total > drawnWhole;
  useEffect(() => {
    // If this fails, rendering it loads it again, and says so.
    if (mayBeMany) whenIdle(() => BodyInView.preload().catch(() => undefined));
  }, [mayBeMany]);
  if (records.length <= drawnWhole) return <WholeBody records={records}>{children}</WholeBody>;
  const first = <WholeBody records={records.slice(0, drawnWhole)}>{children}</WholeBody>;
  return (
    <LoadBoundary
      renderFailed={(error, retry) => (
        <>
          <FailedRow error={error} retry={retry} />
          {first}
        </>
      )}
    >
      <Suspense fallback={first}>
        <BodyInView records={records}>{children}</BodyInView>
      </Suspense>
    </LoadBoundary>
  );
}

/** Says above the first rows that the others can't be shown: below them it would be out of sight. */
const FailedRow = (props: { error: Error; retry: () => void }) => (
  <tbody>
    <tr>
      <td colSpan={1000}>
        <LoadFailed text="ui.first_rows" {...props} />
      </td>
    </tr>
  </tbody>
);

/** Renders all of these rows. */
function WholeBody({ records, children }: BodyProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const isHighlighted = useShowHighlighted(records, (place) => body.current?.rows[place]?.scrollIntoView({ block: 'nearest' }));
  return (
    <tbody ref={body} className="datatable-body">
      {records.map((record, index) => (
        <BodyRow key={record.id} record={record} index={index} isHighlighted={isHighlighted(record)}>
          {children}
        </BodyRow>
      ))}
    </tbody>
  );
}
