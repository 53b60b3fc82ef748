import type { Locator } from '@playwright/test';
import { expectAccessibleOverlay } from './accessibility';
import { addPopup, categoryList, fillCategory, popup } from './categories';
import { lasting, popups } from './overlays';
import { expect, open, testSignedIn, testTouring, visit } from './support';

for (const [name, [address, show]] of Object.entries(popups)) {
  testTouring(`${name}: accessible`, async ({ page }) => {
    await visit(page, address, 'en');
    await show(page);
    await expectAccessibleOverlay(page);
    await page.keyboard.press('Escape');
  });
}

for (const [name, show] of Object.entries(lasting)) {
  testSignedIn(`${name}: accessible`, async ({ page }) => {
    await open(page, categoryList);
    await show(page);
    await expectAccessibleOverlay(page);
  });
}

testSignedIn('the buttons of every dialog stand as far from its edge', async ({ page }) => {
  const fromEdge = async (dialog: Locator) => {
    const button = dialog.getByRole('button').last();
    const [inner, outer] = await Promise.all([button.boundingBox(), dialog.boundingBox()]);
    return inner && outer && Math.round(outer.x + outer.width - inner.x - inner.width);
  };
  await open(page, `${categoryList}/add`);
  await expect(addPopup(page)).toBeVisible();
  await fillCategory(addPopup(page), { name: 'Half typed' });
  expect(await fromEdge(addPopup(page))).toBe(24);
  await page.keyboard.press('Escape');
  const question = popup(page, 'Leave without saving?');
  await expect(question).toBeVisible();
  expect(await fromEdge(question)).toBe(24);
});
