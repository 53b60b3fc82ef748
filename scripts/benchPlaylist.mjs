import { createMeter } from './meter.mjs';

const steps = 5;

/**
 * Measures a playlist of so many sub topics, in lessons of ten.
 * @param {import('@playwright/test').Page} page
 * @param {number} size
 */
export async function measurePlaylist(page, size) {
  const { timeOf, longestTaskOfScroll } = await createMeter(page);
  const shown = (topic) => page.getByRole('region', { name: `Sub topic ${topic}`, exact: true });
  const mount = async () => {
    await page.goto(`/?size=${size}#/?courses=1&subcourse=1&subcourse_main_topic=1`);
    await shown(1).waitFor();
    await page.getByRole('treeitem').nth(1).waitFor();
  };
  const step = (key, topics) => async () => {
    for (const topic of topics) {
      await page.keyboard.press(key);
      await shown(topic).waitFor();
    }
  };
  const others = Array.from({ length: steps }, (_, index) => index + 2);
  return {
    'the page mounts': await timeOf(mount),
    'rows drawn': await page.getByRole('treeitem').count(),
    [`${steps} steps by j`]: await timeOf(step('j', others)),
    [`${steps} steps by k`]: await timeOf(step('k', others.map((topic) => topic - 1).toReversed())),
    'longest task of a scroll of the lessons': await longestTaskOfScroll('[role=tree]'),
  };
}
