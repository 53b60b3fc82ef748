import { type LazyScreen, lazyScreen } from './lazyScreen';

/** A screen that is shown once what it needs has come too; both are fetched at once. */
export const alongside = (Screen: LazyScreen, needs: () => Promise<unknown>): LazyScreen =>
  lazyScreen(async () => {
    await Promise.all([Screen.preload(), needs()]);
    return { Screen };
  }, 'Screen');
