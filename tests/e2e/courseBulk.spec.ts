import { expectAccessible, expectAccessibleOverlay } from './accessibility';
import { expect, open, testSignedIn } from './support';

const list = '/coursesetup/coursesetup';

testSignedIn('a selection outlives a reload, the popup asks about it, and Back closes the popup', async ({ page }) => {
  await open(page, list);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(6);
  const first = page.getByRole('checkbox', { name: 'Select Section Officer Preparation' });
  await first.press('Space');
  await page.getByRole('checkbox', { name: 'Select Nayab Subba Preparation' }).press('Space');
  const box = await first.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await page.getByRole('link', { name: 'Deactivate' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Deactivate Course' });
  await expect(question.getByRole('listitem')).toHaveCount(2);
  await expectAccessibleOverlay(page);
  await page.goBack();
  await expect(question).toBeHidden();
  await expectAccessible(page, async () => {
    await expect(rows.locator(':checked')).toHaveCount(2);
  });
});
