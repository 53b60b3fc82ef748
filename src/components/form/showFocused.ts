/** Scrolls a form's focused input into view, if it isn't: what comes above it or below it may have moved it away. */
export function showFocused(form: Element | null | undefined): void {
  const { activeElement: focused } = document;
  if (form?.contains(focused) && !focused?.closest('[data-bar]')) focused?.scrollIntoView({ block: 'nearest' });
}
