import { expect, testTouring, visit } from './support';
import { unsaidWords } from './unsaidWords';

/** Screens that show Nepali names. */
const addresses = [
  '/coursesetup/viewCategoryDetails/banking-and-finance',
  '/coursesetup/coursecategorysetup',
  '/coursesetup/coursesetup/view/1',
];

for (const address of addresses) {
  testTouring(`${address} says which of its words are Nepali`, async ({ page }) => {
    await visit(page, address, 'en');
    await expect(page.locator('[data-loading], [role=progressbar]')).toHaveCount(0);
    await expect(
      page
        .locator('main, [role=dialog]')
        .getByText(/\p{Script=Devanagari}/u)
        .first(),
    ).toBeAttached();
    await expect.poll(() => page.evaluate(unsaidWords, 'en')).toEqual([]);
  });
}
