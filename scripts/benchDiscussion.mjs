import { createMeter } from './meter.mjs';

/**
 * Measures so many comments on a sub topic, half of which answer the first one.
 * @param {import('@playwright/test').Page} page
 * @param {number} size
 */
export async function measureDiscussion(page, size) {
  const { timeOf, longestTaskOfScroll } = await createMeter(page);
  const rows = page.getByRole('listitem');
  const answers = page.getByRole('button', { name: `Replies(${size / 2})` });
  const mount = async () => {
    await page.goto(`/?size=${size}`);
    await rows.first().waitFor();
  };
  const openAnswers = async () => {
    await answers.click();
    await page.locator('li[aria-level="2"]').first().waitFor();
  };
  const beginReply = async () => {
    await page
      .getByRole('button', { name: /^Reply to/ })
      .last()
      .click();
    await page.getByRole('textbox', { name: /^Comment/ }).waitFor();
  };
  const mounted = await timeOf(mount);
  const opened = await timeOf(openAnswers);
  const scrolled = await longestTaskOfScroll('[role=region]');
  // The first form loads the editor's code.
  await beginReply();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('textbox').waitFor({ state: 'detached' });
  return {
    'the page mounts': mounted,
    'the answers of a thread open': opened,
    'longest task of a scroll': scrolled,
    'rows drawn': await rows.count(),
    'a reply opens': await timeOf(beginReply),
  };
}
