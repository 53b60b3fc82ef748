import { vi } from 'vitest';

/** Installs what jsdom lacks of a browser's layout: sizes, media queries, scrolling, fonts. Everything is in view, on a wide screen. */
export function installLayout(): void {
  window.matchMedia = (media) => Object.assign(new EventTarget(), mediaQuery(media));
  window.scrollTo = () => undefined;
  window.ResizeObserver = StillResizeObserver;
  Element.prototype.checkVisibility = () => true;
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  Document.prototype.elementFromPoint = () => null;
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } });
  Range.prototype.getClientRects = () => document.createElement('div').getClientRects();
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  Object.defineProperties(HTMLElement.prototype, {
    offsetHeight: { configurable: true, get: heightOf },
    offsetWidth: { configurable: true, get: () => 1280 },
  });
  Object.defineProperties(Element.prototype, {
    clientHeight: { configurable: true, get: () => 800 },
    clientWidth: { configurable: true, get: () => 1280 },
  });
}

function heightOf(this: HTMLElement): number {
  return this instanceof HTMLTableRowElement ? 40 : 800;
}

const mediaQuery = (media: string) => ({
  media,
  matches: matches(media),
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
});

/** The width is 1280 px; preferences (dark, reduced motion) don't match. */
function matches(media: string): boolean {
  const bounds = [...media.matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)];
  return (
    bounds.length > 0 && bounds.every(([, bound, width]) => (bound === 'min' ? 1280 >= Number(width) : 1280 <= Number(width)))
  );
}

class StillResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Makes the window as narrow as a phone for a test. */
export function onPhone(): void {
  const wide = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(wide(media), media === '(max-width: 599.95px)' && { matches: true }),
  );
}
