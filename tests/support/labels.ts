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
 * Finds a label's control, and an element's labels, by ids. jsdom searches the whole page for each label, once for each element whose name
 * is needed: a quarter of the time of a long form's tests. What isn't in the page is left to jsdom.
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

/** Makes a property's getter search this way first, with jsdom's own as the fallback. */
function shorten<Of extends HTMLElement>(prototype: Of, property: 'control' | 'labels', find: (of: Of) => unknown): void {
  const own = Object.getOwnPropertyDescriptor(prototype, property)?.get;
  function found(this: Of) {
    return (this.getRootNode() === document ? find(this) : undefined) ?? own?.call(this);
  }
  // Once for each window, which several test files may share.
  if (own?.name !== found.name) Object.defineProperty(prototype, property, { configurable: true, get: found });
}
