import { createMeter } from './meter.mjs';

/**
 * Measures a list of 5,000 rows.
 * @param {import('@playwright/test').Page} page
 */
export async function measureList(page) {
  const { timeOf, longestTaskOfScroll } = await createMeter(page);
  const rows = page.locator('tbody tr[data-index]');
  const mount = async () => {
    await page.goto('/');
    await rows.first().waitFor();
  };
  const chooseAll = async () => {
    await page.getByRole('option', { name: 'All' }).click();
    await rows.nth(10).waitFor();
  };
  const filter = async () => {
    await page.getByRole('searchbox').press('7');
    await page.getByRole('status').filter({ hasNotText: '5000' }).waitFor();
  };
  const mounted = await timeOf(mount);
  await page.getByRole('combobox', { name: 'Rows per page' }).click();
  return {
    'the page mounts': mounted,
    'All is chosen': await timeOf(chooseAll),
    'rows drawn': await rows.count(),
    'longest task of a scroll': await longestTaskOfScroll('[role=region]:has(table)'),
    'a letter is searched': await timeOf(filter),
  };
}
