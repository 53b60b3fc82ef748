import { type ComponentType, lazy, type ReactElement, useState } from 'react';

/** A component whose code comes in a chunk of its own; `preload` fetches it ahead. */
export interface LazyScreen<Props extends object = object> {
  (props: Props): ReactElement;
  preload: () => Promise<unknown>;
}

/**
 * A route's element: `lazyScreen(() => import('./FaqList'), 'FaqList')`. Once its chunk has come it renders in the same pass,
 * so that a preloaded screen never shows a fallback (React holds content that replaces one back for 300 ms).
 */
export function lazyScreen<Name extends string, Props extends object = object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyScreen<Props> {
  let ready: ComponentType<Props> | undefined;
  const fetchScreen = async () => {
    try {
      ready = (await load())[name];
      return { default: ready };
    } catch (cause) {
      failed.add(beginAnew);
      // A browser says of this only that a module could not be fetched.
      throw new Error('ui.unreachable', { cause });
    }
  };
  let Later: ComponentType<Props> = lazy(fetchScreen);
  const beginAnew = () => {
    Later = lazy(fetchScreen);
  };
  const Screen = (props: Props) => {
    // For as long as it is shown: another component in its place would lose what was typed in it.
    const [Now] = useState(() => ready ?? Later);
    return <Now {...props} />;
  };
  return Object.assign(Screen, { preload: fetchScreen });
}

/** What makes each screen ask again for its code that didn't come. */
const failed = new Set<() => void>();

/** Screens whose code didn't come ask for it again the next time they are shown: React keeps a failure for ever. */
export function forgetFailures(): void {
  for (const beginAnew of failed) beginAnew();
  failed.clear();
}
