/** Whether a selector is an id or an element's name, which jsdom finds at once. */
const isPlain = (selector: string): boolean => /^#?[\w-]+$/.test(selector);

/**
 * Makes `querySelector` take the first result of `querySelectorAll`: jsdom's own search for the first takes three times as long, except for
 * ids and names, and was a tenth of the screen tests' time.
 */
export function installSelectors(): void {
  listenOnce();
  for (const { prototype } of [Document, DocumentFragment, Element]) {
    const own: unknown = Object.getOwnPropertyDescriptor(prototype, 'querySelector')?.value;
    // Once for each window, which several test files may share.
    if (typeof own !== 'function' || own.name === 'firstOfAll') continue;
    const firstOfAll = function firstOfAll(this: ParentNode, selector: string): unknown {
      return isPlain(selector) ? Reflect.apply(own, this, [selector]) : (this.querySelectorAll(selector)[0] ?? null);
    };
    Object.defineProperty(prototype, 'querySelector', {
      configurable: true,
      writable: true,
      enumerable: true,
      value: firstOfAll,
    });
  }
}

/**
 * Makes jsdom's own window call the listeners of the page's selectors alone. jsdom adds nine for each document, such as one that a text is
 * parsed into, and never removes them: each click would call thousands.
 */
function listenOnce(): void {
  const own = window.jsdom.window;
  // Once for each window, which several test files may share.
  if (own.addEventListener.name === listenUnlessOfSelectors.name) return;
  // Adds those of the page itself.
  document.querySelectorAll('html');
  const listen = own.addEventListener.bind(own);
  own.addEventListener = listenUnlessOfSelectors;

  function listenUnlessOfSelectors(...[type, listener, options]: Parameters<typeof listen>): void {
    if (!isOfSelectors(listener)) listen(type, listener, options);
  }
}

const isOfSelectors = (listener: EventListenerOrEventListenerObject): boolean =>
  typeof listener === 'function' && /^_handle(?:Focus|Keyboard|Mouse)Event$/.test(listener.name);

declare global {
  interface Window {
    /** The window as jsdom made it; vitest's global is a copy. */
    jsdom: { window: Window };
  }
}
