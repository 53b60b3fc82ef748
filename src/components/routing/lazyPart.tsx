import { type ComponentType, Suspense } from 'react';
import { LoadingLines } from '@/components/feedback/LoadingLines';
import { lazyScreen } from './lazyScreen';
import { onceShown } from './whenIdle';

/**
 * A heavy part of a screen, in a chunk of its own that is fetched as soon as the screen's code is there and the first page stands:
 * `lazyPart(() => import('./Chart'), 'Chart')`, with a place kept for it as high as it will be, in pixels.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  height?: number,
): ComponentType<Props> {
  const Part = lazyScreen(load, name);
  // Its screen's code may have come with another's. Where it didn't come, whoever shows it asks again.
  onceShown(() => Part.preload().catch(() => undefined));
  return (props) => (
    <Suspense fallback={<LoadingLines count={2} height={height} />}>
      <Part {...props} />
    </Suspense>
  );
}
