import { Suspense, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { z } from 'zod/mini';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';

const state = z.object({ restored: z.object({ values: z.record(z.string(), z.unknown()), from: z.string() }) });

/** The values of an earlier version of a record, and when it was written. */
export type Restored = z.infer<typeof state>['restored'];

interface RestoredPlaceProps {
  /** The fields of the form. */
  fields: readonly string[];
  /** Keeps what is filled in like something typed. */
  keep: () => void;
}

// Needed only if a link in the history has opened the form.
const RestoredVersion = lazyScreen(() => import('./RestoredVersion'), 'RestoredVersion');

/** Fills in the version that the address's state has, if there is one. */
export function RestoredPlace(props: RestoredPlaceProps) {
  const location = useLocation();
  const given: unknown = location.state;
  const restored = useMemo(() => state.safeParse(given).data?.restored, [given]);
  if (!restored) return null;
  return (
    <Suspense fallback={null}>
      <RestoredVersion {...restored} {...props} />
    </Suspense>
  );
}
