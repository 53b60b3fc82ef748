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
 * is needed: a quarter of the time of a long form's tests. What isn't in the page, and a control within its label, is left to jsdom.
 */
export function installLabels(): void {
  shorten(HTMLLabelElement.prototype, 'control', (label: HTMLLabelElement) => {
    if (!label.htmlFor) return undefined;
    const named = document.getElementById(label.htmlFor);
    return labelled.some((kind) => named instanceof kind) ? named : null;
  });
  for (const { prototype } of labelled) {
    shorten(prototype, 'labels', (element: HTMLElement) =>
      Array.prototype.filter.call(document.getElementsByTagName('label'), ({ control }) => control === element),
    );
  }
}

/** Makes a property's getter search this way first; what it leaves undefined, jsdom finds. */
function shorten<Of extends HTMLElement>(prototype: Of, property: 'control' | 'labels', find: (of: Of) => unknown): void {
  const own = Object.getOwnPropertyDescriptor(prototype, property)?.get;
  function found(this: Of) {
    const answer = this.getRootNode() === document ? find(this) : undefined;
    return answer === undefined ? own?.call(this) : answer;
  }
  // Once for each window, which several test files may share.
  if (own?.name !== found.name) Object.defineProperty(prototype, property, { configurable: true, get: found });
}
