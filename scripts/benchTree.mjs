import { createMeter } from './meter.mjs';

/**
 * Measures the course tree with 20,000 nodes.
 * @param {import('@playwright/test').Page} page
 */
export async function measureTree(page) {
  const { timeOf, longestTaskOfScroll } = await createMeter(page);
  const press = (name) => () => page.getByRole('button', { name }).click();
  const search = (text) => () => page.getByRole('searchbox').fill(text);
  const rows = page.getByRole('treeitem');
  const mount = async () => {
    await page.goto('/');
    await rows.first().waitFor();
  };
  return {
    'the page mounts': await timeOf(mount),
    'all opens': await timeOf(press('Expand all')),
    'longest task of a scroll': await longestTaskOfScroll('[role=tree]'),
    'rows drawn': await rows.count(),
    'a letter is searched': await timeOf(search('7')),
    'a name is searched': await timeOf(search('Lesson 777')),
    'all closes': await timeOf(press('Collapse all')),
  };
}
