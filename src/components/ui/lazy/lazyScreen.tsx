import { type ComponentType, lazy, type ReactElement, useState } from 'react';

/** A component whose code is in a chunk of its own; `preload` fetches it ahead. */
export interface LazyScreen<Props extends object = object> {
  (props: Props): ReactElement;
  preload: () => Promise<unknown>;
}

/**
 * Makes a route's element: `lazyScreen(() => import('./FaqList'), 'FaqList')`. Once its chunk has loaded it renders in the same pass, so
 * that a preloaded screen never shows a fallback (React delays content that replaces one by 300 ms).
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
      // The browser's own error says only that a module could not be fetched.
      throw new Error('ui.unreachable', { cause });
    }
  };
  let Later: ComponentType<Props> = lazy(fetchScreen);
  const beginAnew = () => {
    Later = lazy(fetchScreen);
  };
  const Screen = (props: Props) => {
    // Fixed while it is mounted: replacing it by another component would lose typed values.
    const [Now] = useState(() => ready ?? Later);
    return <Now {...props} />;
  };
  return Object.assign(Screen, { preload: fetchScreen });
}

/** Makes a screen that renders once what it needs has loaded too; both are fetched at the same time. */
export const lazyWith = <Props extends object>(Screen: LazyScreen<Props>, needs: () => Promise<unknown>): LazyScreen<Props> =>
  lazyScreen<'Screen', Props>(async () => {
    await Promise.all([Screen.preload(), needs()]);
    return { Screen };
  }, 'Screen');

/** Functions that make each failed screen load its code again. */
const failed = new Set<() => void>();

/** Lets screens whose code didn't load try again the next time they are shown: React keeps a failure for ever. */
export function forgetFailures(): void {
  for (const beginAnew of failed) beginAnew();
  failed.clear();
}
