import { type ComponentType, Suspense } from 'react';
import { LoadingLines } from '@/components/ui/feedback/LoadingLines';
import { lazyScreen } from './lazyScreen';
import { onceShown } from './whenIdle';

interface PartOptions {
  /** In pixels: what is reserved for it. */
  height?: number;
  /** Whether it is fetched as soon as the screen's code has loaded and the first page is shown; otherwise when it is drawn first. */
  isAhead?: boolean;
}

/** A heavy part of a screen, in a chunk of its own: `lazyPart(() => import('./Chart'), 'Chart')`. */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  { height, isAhead = true }: PartOptions = {},
): ComponentType<Props> {
  const Part = lazyScreen(load, name);
  // The screen's code may have loaded in another's chunk. If this fails, rendering it loads it again.
  if (isAhead) onceShown(() => Part.preload().catch(() => undefined));
  return (props) => (
    <Suspense fallback={<LoadingLines count={2} height={height} />}>
      <Part {...props} />
    </Suspense>
  );
}
