/** Whether a selector is an id or an element's name, which jsdom finds at once. */
const isPlain = (selector: string): boolean => /^#?[\w-]+$/.test(selector);

/**
 * Makes `querySelector` take the first result of `querySelectorAll`: jsdom's own search for the first takes three times as long, except for
 * ids and names, and was a tenth of the screen tests' time.
 */
export function installSelectors(): void {
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
