import { type ComponentType, lazy, type ReactElement } from 'react';

/** A route's element whose code comes in a chunk of its own; `preload` fetches it ahead. */
export interface LazyScreen {
  (): ReactElement;
  preload: () => Promise<unknown>;
}

/**
 * `lazyScreen(() => import('./FaqList'), 'FaqList')`. Once its chunk has come it renders in the same pass,
 * so that a preloaded screen never shows a fallback (React holds content that replaces one back for 300 ms).
 */
export function lazyScreen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): LazyScreen {
  let ready: ComponentType | undefined;
  const fetchScreen = async () => {
    ready = (await load())[name];
    return { default: ready };
  };
  const Later = lazy(fetchScreen);
  const Screen = () => {
    const Now = ready ?? Later;
    return <Now />;
  };
  return Object.assign(Screen, { preload: fetchScreen });
}
