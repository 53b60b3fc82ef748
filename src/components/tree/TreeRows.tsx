import { type ReactNode, Suspense, useEffect } from 'react';
import { LoadFailed } from '@/components/feedback/LoadFailed';
import { LoadBoundary } from '@/components/routing/LoadBoundary';
import { lazyScreen } from '@/components/routing/lazyScreen';
import { whenIdle } from '@/components/routing/whenIdle';
import type { RowsInViewProps } from './RowsInView';

const RowsInView = lazyScreen(() => import('./RowsInView'), 'RowsInView');

/** So many rows, which fill a high window, are drawn without measuring it, which would lay out the page before they are seen. */
const drawnWhole = 40;

interface TreeRowsProps extends RowsInViewProps {
  /** Draws the element around the rows. */
  around: (rows: ReactNode) => ReactNode;
}

/** A tree's rows; of many those in view, once the code for that has loaded. */
export function TreeRows({ around, ...rows }: TreeRowsProps) {
  useEffect(() => {
    // If this fails, rendering it loads it again, and says so.
    whenIdle(() => RowsInView.preload().catch(() => undefined));
  }, []);
  const areMany = rows.count > drawnWhole;
  const nearby = <RowsNearby {...rows} />;
  const inView = (
    <Suspense fallback={nearby}>
      <RowsInView {...rows} />
    </Suspense>
  );
  return (
    <LoadBoundary
      place={String(areMany)}
      renderFailed={(error, retry) => (
        <>
          <LoadFailed text="ui.first_rows" error={error} retry={retry} />
          {around(nearby)}
        </>
      )}
    >
      {around(areMany ? inView : nearby)}
    </LoadBoundary>
  );
}

/** Draws the first rows or, if the active one isn't among them, those around it. */
function RowsNearby({ count, active, drawRow }: RowsInViewProps) {
  const first = Math.max(0, Math.min(active - drawnWhole / 2, count - drawnWhole));
  return Array.from({ length: Math.min(count, drawnWhole) }, (_, place) => drawRow(first + place));
}
