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

testSignedIn('what is chosen in one tab isn’t in another, and joins no question that is open there', async ({ page }) => {
  await open(page, list);
  await page.getByRole('checkbox', { name: 'Select Nayab Subba Preparation' }).press('Space');
  await page.getByRole('link', { name: 'Deactivate' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Deactivate Course' });
  await expect(question.getByText(/^“Nayab Subba Preparation”/)).toBeVisible();
  const other = await page.context().newPage();
  await open(other, list);
  await expect(other.getByText('0 selected')).toBeAttached();
  await other.getByRole('checkbox', { name: 'Select Section Officer Preparation' }).press('Space');
  await expect(other.getByText('1 selected')).toBeVisible();
  await other.close();
  await question.getByRole('button', { name: 'Deactivate' }).press('Enter');
  await expect(question).toBeHidden();
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  await expect(row('Nayab Subba Preparation').getByText('Not live')).toBeVisible();
  await expect(row('Section Officer Preparation').getByText('Not live')).toHaveCount(0);
});
