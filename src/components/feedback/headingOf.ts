/** Returns the nearest heading that can take the focus: the section's, or the page's. */
export const headingOf = (element: Element): HTMLElement | null =>
  element.closest('section')?.querySelector<HTMLElement>('h2[tabindex]') ??
  element.closest('main')?.querySelector<HTMLElement>('h1[tabindex]') ??
  null;
