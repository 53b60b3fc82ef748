import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { runnerImport } from 'vite';
import { addressOf, browserGuise, browserLocale, isAlias } from '../support/addresses';
import { expectAccessible, expectAccessibleIn } from './accessibility';
import { expectFirstFocus, expectLooks } from './looks';
import { expectMenu } from './recordLooks';
import { expect, nowhere, testSignedIn, testTouring, visit } from './support';

const routes = await runnerImport<typeof import('@/app/routes')>(
  fileURLToPath(new URL('../../src/app/routes.tsx', import.meta.url)),
  {
    resolve: { tsconfigPaths: true },
  },
);

// An alias leads to a screen that is looked at by its own address; where it leads is for the tests of the screens.
const paths = routes.module.screenPaths().filter((screen) => !isAlias(screen));
/** One after the other: a window whose theme or width changes draws all of a page anew. */
const settings = [
  ['en', 0],
  ['en', 1],
  ['ne', 0],
  ['ne', 1],
] as const;

// By turns: what a language, a theme and a width change is the same on all screens, and that each speaks both is held in jsdom.
for (const [locale, guise] of settings) {
  for (const path of paths.filter((screen) => browserLocale(screen) === locale && browserGuise(screen) === guise)) {
    testTouring(`${path} is accessible, looks as all do, and is no wider than a narrow phone`, async ({ page }) => {
      const address = addressOf(path);
      expect(address, 'an address without parameters').not.toContain(':');
      await visit(page, address, locale);
      await expectShown(page);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      const { pathname, search } = new URL(page.url());
      expect(pathname + search).toBe(address);
      await expectFit(page, locale, guise);
    });
  }
}

testSignedIn(`${nowhere} is accessible, looks as all do, and is no wider than a narrow phone`, async ({ page }) => {
  await page.goto(nowhere);
  await expectShown(page);
  await expectFit(page, 'en', 0);
});

testSignedIn('a page is accessible while it loads', async ({ page }) => {
  await page.goto('/coursesetup/coursecategorysetup?slow=600000');
  const atWork = page.getByRole('progressbar').or(page.getByRole('button', { name: /^(Cancel|रद्द गर्नुहोस्)$/ }));
  await expectAccessible(page, () => expect(atWork).toBeVisible());
});

/** What every screen is, in a language that it speaks already. */
async function expectFit(page: Page, locale: 'en' | 'ne', guise: 0 | 1): Promise<void> {
  await expectFirstFocus(page);
  // In the window of a desk, as it was opened; it grows narrower from there.
  await expectLooks(page);
  await expectAccessibleIn(locale, page, expectShown, guise);
  await page.setViewportSize({ width: 320, height: 800 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width, { message: 'the width on a narrow phone' }).toBe(320);
  const tooHigh = () => page.locator('main .MuiPaper-root:has(> [role=region] table)').evaluateAll(higherThanWindow);
  await expect.poll(tooHigh, { message: 'how high a list is in a window of 800 pixels' }).toEqual([]);
  // The rows of a list are cards there, of which nothing is out of sight.
  const beyond = () =>
    page.locator('[role=region]:has(table)').evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth));
  expect((await beyond()).filter(Boolean), 'pixels of a list beyond its card').toEqual([]);
  const card = page.locator('body:not(:has([role=dialog])) main [role=region] tbody [aria-haspopup=menu]').first();
  if ((await card.count()) === 0) return;
  await card.click();
  await expectMenu(page);
}

const higherThanWindow = (cards: Element[]) =>
  cards
    .map((card) => card.getBoundingClientRect())
    // The pager of a page's one list is in sight before anything is scrolled; one of several, or what is asked for first, may be further down.
    .map(({ height, bottom }) =>
      cards.length === 1 && !document.querySelector('main [data-open]') ? bottom + window.scrollY : height,
    )
    .filter((height) => height > window.innerHeight);

/** The page has its heading, and all that it loads has come. */
async function expectShown(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toBeAttached();
  await expect(page.locator('.MuiSkeleton-root, [role=status] i, [role=progressbar]')).toHaveCount(0);
}
