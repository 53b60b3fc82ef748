/** An id, or the name of an element: what jsdom finds at once. */
const isPlain = (selector: string): boolean => /^#?[\w-]+$/.test(selector);

/**
 * Finds the first of what a selector names among all of it: jsdom has a way of its own for the first, which takes three times as
 * long for anything but an id or a name, and was a tenth of the screen tests' time.
 */
export function installSelectors(): void {
  for (const { prototype } of [Document, DocumentFragment, Element]) {
    const own: unknown = Object.getOwnPropertyDescriptor(prototype, 'querySelector')?.value;
    // Once for each window, which several files of tests may share.
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
