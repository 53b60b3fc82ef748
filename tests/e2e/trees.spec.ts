import { expect, open, testSignedIn } from './support';
import { offTree } from './treeLooks';

for (const [address, words] of [
  ['/coursesetup', 'preparation'],
  ['/department', 'prep'],
  ['/designation', 'content'],
  ['/menu', 'report'],
] as const)
  testSignedIn(`the tree of ${address} shows levels, tools and what a search found as all trees do`, async ({ page }) => {
    await open(page, address);
    await page.getByRole('button', { name: 'Expand all' }).click();
    const rows = page.getByRole('tree').getByRole('treeitem');
    await expect(rows.and(page.locator('[aria-level="2"]')).first()).toBeVisible();
    expect(await page.evaluate(offTree)).toEqual([]);

    for (const tool of [/^Edit/, /^Add/]) {
      const row = rows.filter({ has: page.getByRole('link', { name: tool }) }).first();
      await page.mouse.move(0, 0);
      await expect(row.locator('.tools')).toHaveCSS('opacity', '0');
      await row.hover();
      await expect(row.locator('.tools')).toHaveCSS('opacity', '1');
    }
    await page.mouse.move(0, 0);
    await page.getByRole('tree').focus();
    await page.keyboard.press('Home');
    await expect(rows.first().locator('.tools')).toHaveCSS('opacity', '1');

    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Find in the tree' })).toBeFocused();
    await page.keyboard.type(words);
    const found = page.getByRole('status').filter({ hasText: /^\d+ found$/ });
    await expect(found).toBeVisible();
    const marked = rows.filter({ has: page.locator('mark') });
    // The words may still be on their way.
    await expect(async () => {
      expect(await marked.count(), 'marked rows').toBe(Number.parseInt(await found.innerText(), 10));
    }).toPass();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('status').filter({ hasText: /^2 of \d+: / })).toBeVisible();
    await expect(rows.and(page.locator('[data-found]'))).toHaveCount(1);
  });
