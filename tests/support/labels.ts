const labelled = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

/**
 * Finds what a label is of, and an element's labels, by the page's ids. jsdom goes through the whole page for each label, once for
 * each element whose name is asked for: a quarter of the time of the tests of a long form. What isn't in the page it finds itself.
 */
export function installLabels(): void {
  shorten(HTMLLabelElement.prototype, 'control', (label: HTMLLabelElement) => {
    const named = label.htmlFor ? document.getElementById(label.htmlFor) : null;
    return labelled.some((kind) => named instanceof kind) ? named : undefined;
  });
  for (const { prototype } of labelled) {
    shorten(prototype, 'labels', (element: HTMLElement) =>
      [...document.getElementsByTagName('label')].filter(({ control }) => control === element),
    );
  }
}

/** Has a property of what is in the page found so, where that finds anything. */
function shorten<Of extends HTMLElement>(prototype: Of, property: 'control' | 'labels', find: (of: Of) => unknown): void {
  const own = Object.getOwnPropertyDescriptor(prototype, property)?.get;
  function found(this: Of) {
    return (this.getRootNode() === document ? find(this) : undefined) ?? own?.call(this);
  }
  // Once for each window, which several files of tests may share.
  if (own?.name !== found.name) Object.defineProperty(prototype, property, { configurable: true, get: found });
}
