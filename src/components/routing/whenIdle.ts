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

/** Whether the first page stands. */
export const isPageShown = (): boolean => isShown;

/** Does at once what is soon needed, but not before the first page stands: until then as what isn't needed yet. */
export const onceShown = (work: () => unknown): unknown => (isShown ? mayFetchAhead() && work() : whenIdle(work));

/** Fetches what isn't needed yet once the page is shown and has nothing else to do, where that may be, and the browser can tell. */
export function whenIdle(work: () => unknown): void {
  if (!('requestIdleCallback' in window)) return;
  const begin = () => window.requestIdleCallback(() => void (mayFetchAhead() && work()), { timeout });
  void shown.then(() => setTimeout(begin, pause));
}

/** Whether what may not be needed is to be fetched: never without a line, nor on one that asks to save data. */
export const mayFetchAhead = (): boolean => navigator.onLine && navigator.connection?.saveData !== true;
