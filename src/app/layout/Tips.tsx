import { Suspense, useEffect, useState } from 'react';
import { LoadBoundary } from '@/components/ui/lazy/LoadBoundary';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';
import { whenIdle } from '@/components/ui/lazy/whenIdle';
import { type Tip, watchTips } from '@/components/ui/tip';

// What places a tip on the page is 10 kB that no first screen needs.
const ShownTip = lazyScreen(() => import('./ShownTip'), 'ShownTip');

/** Shows the tip of the icon under the pointer. */
export function Tips() {
  const [shown, setShown] = useState<Tip>();
  useEffect(() => watchTips(setShown), []);
  useEffect(() => whenIdle(() => ShownTip.preload().catch(() => undefined)), []);
  if (!shown) return null;
  return (
    // The icon has a name without it: a tip that can't be fetched isn't reported, and the next one tries again.
    <LoadBoundary place={shown.text} renderFailed={() => null}>
      <Suspense>
        <ShownTip {...shown} />
      </Suspense>
    </LoadBoundary>
  );
}
