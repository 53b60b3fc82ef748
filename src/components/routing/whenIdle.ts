declare global {
  interface Navigator {
    /** Only some browsers tell of the line. */
    connection?: { saveData?: boolean };
  }
}

/** Milliseconds for which a page that is shown is left alone first, and after which nothing else is waited for. */
const [pause, timeout] = [1000, 5000];

let isShown = false;
let tellShown = () => {};
const shown = new Promise<void>((resolve) => {
  tellShown = resolve;
});

/** Says that the first page stands: from now on there may be time for what isn't needed yet. */
export function pageIsShown(): void {
  isShown = true;
  tellShown();
}

/** Does at once what is soon needed, but not before the first page stands: until then as what isn't needed yet. */
export const onceShown = (work: () => unknown): unknown => (isShown ? work() : whenIdle(work));

/**
 * Does what isn't needed yet once the page is shown and has nothing else to do; never on a line that asks to save data, nor where the
 * browser can't tell.
 */
export function whenIdle(work: () => unknown): void {
  if (savesData() || !('requestIdleCallback' in window)) return;
  const begin = () => window.requestIdleCallback(() => void work(), { timeout });
  void shown.then(() => setTimeout(begin, pause));
}

/** Whether the line is one on which nothing is to be fetched that may not be needed. */
export const savesData = (): boolean => navigator.connection?.saveData === true;
