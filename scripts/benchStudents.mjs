import { createMeter } from './meter.mjs';

const found = {
  courses: 1,
  courseprice: [1],
  enroll_date: { from_nep: '2083-01-01', from: '2026-04-14', to_nep: '2083-01-02', to: '2026-04-15' },
};

/**
 * Measures the list of so many students, of whom all are tagged with a batch.
 * @param {import('@playwright/test').Page} page
 * @param {number} size
 */
export async function measureStudents(page, size) {
  const { timeOf, longestTaskOfScroll } = await createMeter(page);
  const rows = page.locator('tbody tr[data-index]');
  const mount = async () => {
    await page.goto(`/?size=${size}#/?filter=${encodeURIComponent(JSON.stringify(found))}`);
    await rows.first().waitFor();
  };
  const showAll = async () => {
    await page.getByRole('option', { name: 'All' }).click();
    await rows.nth(10).waitFor();
  };
  const chooseAll = async () => {
    await page.getByRole('checkbox', { name: 'Select all rows' }).check();
    await page.getByRole('link', { name: `Tag Batch (${size})` }).waitFor();
  };
  const filter = async () => {
    await page.getByRole('searchbox').fill('Student 77');
    await page
      .getByRole('status')
      .filter({ hasText: `of ${size}` })
      .waitFor({ state: 'detached' });
  };
  const mounted = await timeOf(mount);
  await page.getByRole('combobox', { name: 'Rows per page' }).click();
  return {
    'the page mounts': mounted,
    'all rows are shown': await timeOf(showAll),
    'all are chosen': await timeOf(chooseAll),
    'rows drawn': await rows.count(),
    'longest task of a scroll': await longestTaskOfScroll('[role=region]:has(table)'),
    'a name is searched': await timeOf(filter),
  };
}
