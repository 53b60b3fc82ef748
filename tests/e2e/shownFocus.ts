import { expect, type Page } from '@playwright/test';

/** Expects that what has the focus is in sight: in the window, in all that scrolls around it, and above its form's buttons. */
export const expectShown = (page: Page, when: string): Promise<void> =>
  expect.poll(() => page.evaluate(hiddenFocus), { message: `hidden ${when}` }).toBeUndefined();

/** Tells which element has the focus out of sight, and where it is. Of an editor the caret's line counts. Runs in the page. */
function hiddenFocus(): string | undefined {
  const focused = document.activeElement;
  const bar = focused?.closest('form')?.querySelector('[data-bar]');
  if (!focused || !bar || bar.contains(focused)) return undefined;
  // An input for files is out of sight: its label is its button.
  const shown = focused.matches('[type=file]') ? (focused.closest('label') ?? focused) : focused;
  const { top, bottom } = focused.matches('[contenteditable]') ? caretBox() : shown.getBoundingClientRect();
  const least = Math.max(0, ...around(focused).map((box) => box.top));
  const most = Math.min(innerHeight, bar.getBoundingClientRect().top, ...around(focused).map((box) => box.bottom));
  // What is higher than its place can't be shown whole.
  const isSeen = bottom - top > most - least ? top < most && bottom > least : top >= least - 1 && bottom <= most + 1;
  if (isSeen) return undefined;
  const name = focused.closest('[class*="ra-input-"]')?.className ?? focused.outerHTML.slice(0, 100);
  return `${name}: ${top} to ${bottom}, in sight ${least} to ${most}`;

  function caretBox(): DOMRect {
    const { anchorNode, anchorOffset = 0, rangeCount = 0 } = getSelection() ?? {};
    const drawn = rangeCount > 0 ? getSelection()?.getRangeAt(0).getClientRects()[0] : undefined;
    const line = anchorNode instanceof Element ? (anchorNode.children[anchorOffset] ?? anchorNode) : anchorNode?.parentElement;
    const place = line && focused?.contains(line) ? line : focused;
    return drawn ?? place?.getBoundingClientRect() ?? new DOMRect();
  }

  /** The boxes of all that scrolls around an element. */
  function around(element: Element): DOMRect[] {
    const above = element.parentElement;
    if (!above || above === document.body) return [];
    const isClipped = getComputedStyle(above).overflowY !== 'visible';
    return [...(isClipped ? [above.getBoundingClientRect()] : []), ...around(above)];
  }
}
