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

testSignedIn(
  'an input is told when the browser fills it in, by an animation in a sheet that all inputs share',
  async ({ page }) => {
    await open(page, `${categoryList}/add`);
    const name = page.locator('input[name=category_name]');
    await expect(name).toHaveCSS('animation-name', 'mui-auto-fill-cancel');
    // Only the browser itself can fill an input in, so the rule for that is looked up.
    const [ofFilled, sheets] = await name.evaluate((input) => {
      const all = [...document.styleSheets].map(({ cssRules }) => [...cssRules]);
      const rules = all.flat().filter((rule) => rule instanceof CSSStyleRule);
      const own = rules.filter(
        ({ selectorText: of, style }) => style.animationName && input.matches(of.replace(/:\S*autofill$/, '')),
      );
      const moving = all.filter((each) => each.some((rule) => rule instanceof CSSKeyframesRule && rule.name === 'mui-auto-fill'));
      return [
        own.filter(({ selectorText }) => selectorText.endsWith('autofill')).map(({ style }) => style.animationName),
        moving.length,
      ];
    });
    expect(ofFilled).toEqual(['mui-auto-fill']);
    expect(sheets).toBe(1);
  },
);
