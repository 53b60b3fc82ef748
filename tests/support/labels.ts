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
 * each element whose name is asked for: a quarter of the time of the tests of a long form.
 */
export function installLabels(): void {
  const own = Object.getOwnPropertyDescriptor(HTMLLabelElement.prototype, 'control')?.get;
  Object.defineProperty(HTMLLabelElement.prototype, 'control', {
    configurable: true,
    get(this: HTMLLabelElement) {
      const named = this.htmlFor && this.isConnected ? document.getElementById(this.htmlFor) : null;
      return named && labelled.some((kind) => named instanceof kind) ? named : own?.call(this);
    },
  });
  for (const { prototype } of labelled) {
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        return [...this.ownerDocument.getElementsByTagName('label')].filter(({ control }) => control === this);
      },
    });
  }
}
