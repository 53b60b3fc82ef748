import { expect, signIn, test } from './support';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

test('a row of the tree whose chevron was tapped isn’t left tinted', async ({ page }) => {
  await signIn(page, '/coursesetup/');
  const rows = page.getByRole('treeitem');
  const grounds = () => rows.evaluateAll((all) => all.map((row) => getComputedStyle(row).backgroundColor));
  await expect(rows.first()).toBeVisible();
  await rows.first().locator('.chevron').tap();
  await expect(rows.first()).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(async () => new Set(await grounds()).size).toBe(1);
});

test('the menu of a row has room for a finger, and for its focus ring', async ({ page }) => {
  await signIn(page, '/coursesetup/');
  await page.getByRole('button', { name: 'Actions of Public Service Commission' }).tap();
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeVisible();
  for (const item of await items.all())
    expect(await item.evaluate(({ offsetHeight }: HTMLElement) => offsetHeight)).toBeGreaterThanOrEqual(40);
  await page.keyboard.press('ArrowDown');
  await expect(items.nth(1)).toBeFocused();
  await expect(items.nth(1)).toHaveCSS('outline-offset', '-2px');
});
