/** An id, or the name of an element: what jsdom finds at once. */
const isPlain = (selector: string): boolean => /^#?[\w-]+$/.test(selector);

/**
 * Finds the first of what a selector names among all of it: jsdom has a way of its own for the first, which takes three times as
 * long for anything but an id or a name, and was a tenth of the screen tests' time.
 */
export function installSelectors(): void {
  for (const { prototype } of [Document, DocumentFragment, Element]) {
    const own = prototype.querySelector;
    if (own.name !== 'querySelector') continue;
    prototype.querySelector = function first(this: ParentNode, selector: string) {
      return isPlain(selector) ? own.call(this, selector) : (this.querySelectorAll(selector)[0] ?? null);
    };
  }
}
