import type { Page } from '@playwright/test';
import { expect, open, testSignedIn } from './support';

/** Returns the page's cumulative layout shift so far, as browsers measure it. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((entries) => {
          for (const entry of entries.getEntries()) if ('value' in entry) sum += Number(entry.value);
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are reported before the next frame ends.
        requestAnimationFrame(() => setTimeout(() => resolve(sum), 100));
      }),
  );

/** The fonts never come, because when they do, and what moves then, depends on the machine. */
const withoutFonts = (page: Page) => page.route('**/*.woff2', () => {});

const modelset = `/modelsetSetup/view/1?filter=${encodeURIComponent('{"courses":1,"year":2026}')}`;
for (const [width, what, address, last] of [
  [390, 'a course that isn’t live yet', '/coursesetup/viewCourseDetails/armed-police-force-sub-inspector', '2 of 8 ready'],
  [320, 'what stands below five others', '/coursesetup/viewSubTopicDetails/mountain-hill-and-tarai', 'Physical regions'],
  [390, 'a model set in a popup', modelset, '7 of 9 ready'],
  [320, 'a model set on its page', '/modelsetQuizView/1', '7 of 9 ready'],
  [390, 'an employee on a page', '/employee/view/1', 'General Info'],
] as const)
  testSignedIn(`at ${width} px the details of ${what} stay where they are as their parts come`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await withoutFonts(page);
    await open(page, `${address}${address.includes('?') ? '&' : '?'}slow=500`);
    await expect(page.getByText(last, { exact: true }).last()).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.05);
  });

for (const [width, what, address] of [
  [1280, 'few pages', '/coursesetup/coursecategorysetup'],
  [390, 'few pages', '/coursesetup/coursecategorysetup'],
  [320, 'few pages', '/coursesetup/coursecategorysetup'],
  [1280, 'many pages', '/alumni'],
  [390, 'many pages', '/alumni'],
  [320, 'many pages', '/alumni'],
] as const)
  testSignedIn(`at ${width} px a list of ${what} stays where it is as its tools and pages come`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await withoutFonts(page);
    await open(page, `${address}?slow=500`);
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.05);
  });

for (const [width, address] of [
  [1280, '/coursesetup/coursecategorysetup'],
  [320, '/coursesetup/coursecategorysetup'],
  [320, '/coursesetup/viewSubTopicDetails/mountain-hill-and-tarai'],
  [1280, '/alumni'],
] as const)
  testSignedIn(`at ${width} px the page at ${address} stays where it is as its fonts come`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    let fetchFonts = () => {};
    const asked = new Promise<void>((resolve) => (fetchFonts = resolve));
    await page.route('**/*.woff2', async (route) => {
      await asked;
      await route.continue();
    });
    await open(page, address);
    await expect(
      page.getByRole('navigation', { name: 'Pages' }).or(page.getByText('Physical regions', { exact: true }).last()),
    ).toBeVisible();
    const before = await shiftOf(page);
    fetchFonts();
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Inter Variable"'))).toBe(true);
    expect((await shiftOf(page)) - before).toBeLessThanOrEqual(0.02);
  });
