import { type LazyScreen, lazyScreen } from './lazyScreen';

/** Makes a screen that renders once what it needs has loaded too; both are fetched at the same time. */
export const lazyWith = <Props extends object>(Screen: LazyScreen<Props>, needs: () => Promise<unknown>): LazyScreen<Props> =>
  lazyScreen<'Screen', Props>(async () => {
    await Promise.all([Screen.preload(), needs()]);
    return { Screen };
  }, 'Screen');
