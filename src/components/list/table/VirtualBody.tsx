import { TableBody } from '@mui/material';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type MouseEvent, type ReactNode, type Ref, useRef } from 'react';
import {
  DataTableRow,
  type RaRecord,
  RecordContextProvider,
  useDataTableDataContext,
  useListPaginationContext,
} from 'react-admin';
import { RowIndex } from '../columns/SerialColumn';
import { useShowLanded } from './useShowLanded';
import { scrollBoxOf } from './VirtualScroll';

/** A row's height before it is measured, in pixels. */
const rowHeight = 42;

/** A usual page of so many rows is rendered without measuring them, which would force a layout before it is seen. */
const drawnWhole = 25;

interface BodyProps {
  records: readonly RaRecord[];
  /** The columns. */
  children?: ReactNode;
}

/** The body of every table: of many rows only those in view are rendered, so that *All* stays smooth with thousands of rows. */
export function VirtualBody({ children }: { children?: ReactNode }) {
  const records = useDataTableDataContext() ?? [];
  const Body = records.length > drawnWhole ? BodyInView : WholeBody;
  return <Body records={records}>{children}</Body>;
}

function WholeBody({ records, children }: BodyProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const isLanded = useShowLanded(records, (place) => body.current?.rows[place]?.scrollIntoView({ block: 'nearest' }));
  return (
    <TableBody ref={body} className="datatable-body">
      {records.map((record, index) => (
        <Row key={record.id} record={record} index={index} isLanded={isLanded(record)}>
          {children}
        </Row>
      ))}
    </TableBody>
  );
}

function BodyInView({ records, children }: BodyProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const rows = useVirtualizer({
    count: records.length,
    getScrollElement: () => scrollBoxOf(body.current),
    estimateSize: () => rowHeight,
    overscan: 4,
    initialRect: { width: 1000, height: 800 },
  });
  const isLanded = useShowLanded(records, (place) => rows.scrollToIndex(place, { align: 'center' }));
  const drawn = rows.getVirtualItems();
  const above = drawn.at(0)?.start ?? 0;
  const below = rows.getTotalSize() - (drawn.at(-1)?.end ?? 0);

  return (
    <TableBody ref={body} className="datatable-body">
      <Spacer height={above} />
      {drawn.map(({ index }) => {
        const record = records[index];
        return (
          record && (
            <Row key={record.id} ref={rows.measureElement} record={record} index={index} isLanded={isLanded(record)}>
              {children}
            </Row>
          )
        );
      })}
      <Spacer height={below} />
    </TableBody>
  );
}

interface RowProps {
  ref?: Ref<HTMLTableRowElement>;
  record: RaRecord;
  /** Its index on the page, from 0. */
  index: number;
  isLanded: boolean;
  children: ReactNode;
}

function Row({ ref, record, index, isLanded, children }: RowProps) {
  const { page, perPage } = useListPaginationContext();
  const place = (page - 1) * perPage + index;
  return (
    <RecordContextProvider value={record}>
      <RowIndex value={place}>
        <DataTableRow
          ref={ref}
          data-index={index}
          aria-rowindex={place + 2}
          {...(isLanded && { 'data-landed': '' })}
          onClick={openDetails}
        >
          {children}
        </DataTableRow>
      </RowIndex>
    </RecordContextProvider>
  );
}

/** Follows the row's link to its details, unless the click was on a link or a checkbox in it, or ended a selection of its text. */
function openDetails({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (!(target instanceof Element) || target.closest('a, button, input, label, .choice')) return;
  if (document.getSelection()?.isCollapsed !== false) currentTarget.querySelector<HTMLElement>('a[data-details]')?.click();
}

const Spacer = ({ height }: { height: number }) =>
  height > 0 && (
    <tr aria-hidden>
      <td style={{ height, padding: 0 }} />
    </tr>
  );
