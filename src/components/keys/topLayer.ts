/** Returns the top layer: the popup that was opened last, or the page. */
export function topLayer(): Element {
  const popups = document.querySelectorAll('[role=dialog], [role=menu]');
  return [...popups].at(-1) ?? document.body;
}
