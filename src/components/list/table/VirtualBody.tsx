import { type ReactNode, Suspense, useEffect } from 'react';
import { useDataTableDataContext, useListPaginationContext } from 'react-admin';
import { lazyScreen } from '@/components/routing/lazyScreen';
import { whenIdle } from '@/components/routing/whenIdle';
import { WholeBody } from './WholeBody';

const BodyInView = lazyScreen(() => import('./BodyInView'), 'BodyInView');

/** A usual page of so many rows is rendered without measuring them, which would force a layout before it is seen. */
const drawnWhole = 25;

/** The body of every table: of many rows only those in view are rendered, so that *All* stays smooth with thousands of rows. */
export function VirtualBody({ children }: { children?: ReactNode }) {
  const records = useDataTableDataContext() ?? [];
  const { total = 0 } = useListPaginationContext();
  const mayBeMany = total > drawnWhole;
  useEffect(() => {
    if (mayBeMany) whenIdle(BodyInView.preload);
  }, [mayBeMany]);
  if (records.length <= drawnWhole) return <WholeBody records={records}>{children}</WholeBody>;
  return (
    <Suspense fallback={<WholeBody records={records.slice(0, drawnWhole)}>{children}</WholeBody>}>
      <BodyInView records={records}>{children}</BodyInView>
    </Suspense>
  );
}
