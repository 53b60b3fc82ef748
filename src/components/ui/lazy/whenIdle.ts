declare global {
  interface Navigator {
    /** Only some browsers know the connection. */
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

/** How long a shown page is left alone at first, and how long an idle moment is waited for at most, in milliseconds. */
const [pause, timeout] = [1000, 5000];

let isShown = false;
let tellShown = () => {};
const shown = new Promise<void>((resolve) => {
  tellShown = resolve;
});

/** Reports that the first page is shown: from now on there may be time for what isn't needed yet. */
export function pageIsShown(): void {
  isShown = true;
  tellShown();
}

/** Tells whether the first page is shown. */
export const isPageShown = (): boolean => isShown;

/** Does at once what will be needed soon; if the first page isn't shown yet, waits until the page is idle. */
export const onceShown = (work: () => unknown): unknown => (isShown ? mayPrefetch() && work() : whenIdle(work));

/** Does something that isn't needed yet once the page is shown and idle, if the connection allows it, and the browser can tell. */
export function whenIdle(work: () => unknown): void {
  if (!('requestIdleCallback' in window)) return;
  const begin = () => window.requestIdleCallback(() => void (mayPrefetch() && work()), { timeout });
  void shown.then(() => setTimeout(begin, pause));
}

/** Tells whether to fetch what isn't needed yet, but soon: never offline, nor on a connection that saves data. */
export const mayPrefetch = (): boolean => navigator.onLine && navigator.connection?.saveData !== true;

/** Tells whether to fetch what nobody has shown any sign of: not on a line that the browser finds slow either, which other answers need. */
export const mayGuess = (): boolean => mayPrefetch() && (navigator.connection?.effectiveType ?? '4g') === '4g';

/**
 * Does something once the next frame is on its way to the screen, so that it delays nothing in that frame; in a page that isn't seen, once
 * it is. Returns what calls it off.
 */
export function afterFrame(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
