/**
 * Whether any part of the page says that it loads. Tests ask at each change of the page, and a selector takes jsdom three times as long as
 * looking at each element.
 */
export function isLoading(): boolean {
  const elements = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
  while (elements.nextNode()) if (saysSo(elements.currentNode)) return true;
  return false;
}

/** Loading parts of the page have a status with a name; an input whose options load is busy. */
const saysSo = (node: Node): boolean =>
  node instanceof Element &&
  (node.ariaBusy === 'true' || (node.getAttribute('role') === 'status' && node.hasAttribute('aria-label')));
