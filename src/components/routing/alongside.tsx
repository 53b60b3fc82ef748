import { type LazyScreen, lazyScreen } from './lazyScreen';

/** Makes a screen that renders once what it needs has loaded too; both are fetched at the same time. */
export const alongside = (Screen: LazyScreen, needs: () => Promise<unknown>): LazyScreen =>
  lazyScreen(async () => {
    await Promise.all([Screen.preload(), needs()]);
    return { Screen };
  }, 'Screen');
