import type { Locator } from '@playwright/test';
import { categoryList } from './categories';
import { expect, open, testSignedIn } from './support';

/** Returns the place of the style sheet that has an element's own style. */
const sheetOf = (part: Locator) =>
  part.evaluate(({ classList }) =>
    [...document.styleSheets].findIndex(({ cssRules }) =>
      [...cssRules].some((rule) => rule instanceof CSSStyleRule && classList.contains(rule.selectorText.slice(1))),
    ),
  );

testSignedIn(
  'a popup’s styles are in a later sheet than those of the page below it, which isn’t styled again',
  async ({ page }) => {
    await open(page, categoryList);
    await page.getByRole('link', { name: 'Add Course Category' }).click();
    const popup = page.locator('[data-popup] [role=dialog]');
    await expect(popup).toBeVisible();
    const search = page.getByRole('searchbox', { includeHidden: true });
    const [ofTable, ofTools, ofPopup] = await Promise.all([page.locator('main table'), search, popup].map(sheetOf));
    expect(ofTable).toBeGreaterThanOrEqual(0);
    expect(ofPopup).toBeGreaterThan(ofTable ?? 0);
    expect(ofPopup).toBeGreaterThan(ofTools ?? 0);
  },
);
