import { expect, testTouring, visit } from './support';

/** Screens that show Nepali names. */
const addresses = [
  '/coursesetup/viewCategoryDetails/banking-and-finance',
  '/coursesetup/coursecategorysetup',
  '/coursesetup/coursesetup/view/1',
];

for (const address of addresses) {
  testTouring(`${address} says which of its words are Nepali`, async ({ page }) => {
    await visit(page, address, 'en');
    await expect(page.locator('.MuiSkeleton-root, [role=progressbar]')).toHaveCount(0);
    await expect(
      page
        .locator('main, [role=dialog]')
        .getByText(/\p{Script=Devanagari}/u)
        .first(),
    ).toBeAttached();
    await expect.poll(() => page.evaluate(unsaidNepali)).toEqual([]);
  });
}

/** Lists the texts in Devanagari whose nearest `lang` isn't Nepali. Runs in the page. */
function unsaidNepali(): string[] {
  const texts = document.createTreeWalker(document.querySelector('[role=dialog]') ?? document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const { parentElement: place, textContent } = texts.currentNode;
    const isNepali = /\p{Script=Devanagari}/u.test(textContent ?? '') && !place?.closest('script, style');
    if (isNepali && place?.closest('[lang]')?.getAttribute('lang') !== 'ne') found.push(textContent ?? '');
  }
  return found;
}
