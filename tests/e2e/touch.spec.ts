import { expect, signIn, test } from './support';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

test('a row of the tree that was tapped isn’t left tinted', async ({ page }) => {
  await signIn(page, '/coursesetup/');
  const rows = page.getByRole('treeitem');
  const grounds = () => rows.evaluateAll((all) => all.map((row) => getComputedStyle(row).backgroundColor));
  await expect(rows.first()).toBeVisible();
  await rows.first().tap();
  await expect(rows.first()).toHaveAttribute('aria-expanded', 'true');
  expect(new Set(await grounds()).size).toBe(1);
});
