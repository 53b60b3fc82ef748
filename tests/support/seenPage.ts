/** How many lines are enough to recognise a page. */
const most = 60;

/** Returns what a person would see of the page: its texts and the values of its inputs, a line for each, from top to bottom. */
export function seenPage(): string {
  const parts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    // What is hidden from a screen reader alone, as a page below a popup, is seen; but not a box's second label, which makes room in its frame.
    node instanceof Element && node.matches('script, style, [hidden], fieldset[aria-hidden=true]')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  const lines = [window.location.pathname + window.location.search];
  while (parts.nextNode()) {
    const { currentNode: part } = parts;
    if (part instanceof Text && part.data.trim()) lines.push(part.data.trim());
    if (part instanceof HTMLInputElement || part instanceof HTMLTextAreaElement) lines.push(valueOf(part));
  }
  const more = lines.length - most;
  return [...lines.slice(0, most), ...(more > 0 ? [`… ${more} more`] : [])].join('\n');
}

function valueOf(input: HTMLInputElement | HTMLTextAreaElement): string {
  const name = input.labels?.[0]?.textContent ?? input.name;
  return `[${name}: ${input.matches(':checked, :not([type=checkbox], [type=radio])') ? input.value : 'not ticked'}]`;
}
