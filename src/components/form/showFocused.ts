import { inputClass } from './inputPlaces';

/**
 * Scrolls a form's focused input into view, with its label and its error, if it isn't: what comes above it or below it may have moved it
 * away.
 */
export function showFocused(form: Element | null | undefined): void {
  const { activeElement: focused } = document;
  if (!focused || !form?.contains(focused) || focused.closest('[data-bar]')) return;
  focused.closest(`[class*="${inputClass('')}"]`)?.scrollIntoView({ block: 'nearest' });
  // The whole may be higher than the window.
  focused.scrollIntoView({ block: 'nearest' });
}
