import type { Page } from '@playwright/test';
import { ofTier } from '../../scripts/tiers.mjs';
import { expectAccessible, expectAccessibleIn } from './accessibility';
import { missingKey, screens } from './addresses';
import { expectFirstFocus, expectLooks } from './looks';
import { expectMenu } from './recordLooks';
import { expect, expectShown, nowhere, testSignedIn, testTouring, visit } from './support';
import { unsaidWords } from './unsaidWords';

// Aliases are left out, because the screens are opened by their own addresses; `tests/screens` checks where aliases lead.
const opened = ofTier(screens);
/** Grouped, because a change of theme or width renders the whole page again. */
const settings = [
  ['en', 0],
  ['en', 1],
  ['ne', 0],
  ['ne', 1],
] as const;

// Each screen is opened in one setting, because all screens react alike; the jsdom tests open the others in Nepali.
for (const [locale, guise] of settings) {
  for (const { path, address } of opened.filter((screen) => screen.locale === locale && screen.guise === guise)) {
    testTouring(`${path} is accessible, looks as all do, and is no wider than a narrow phone`, async ({ page }) => {
      expect(address, 'an address without parameters').not.toContain(':');
      await visit(page, address, locale);
      await expectShown(page);
      // Here no screen before it has loaded its texts.
      expect((await page.locator('body').innerHTML()).match(new RegExp(missingKey, 'g'))).toBeNull();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      if (locale === 'ne') await expectNepali(page);
      await expect.poll(() => page.evaluate(unsaidWords, locale), { message: 'words in another language' }).toEqual([]);
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

/** Expects what holds for every screen, in its present language. */
async function expectFit(page: Page, locale: 'en' | 'ne', guise: 0 | 1): Promise<void> {
  await expectFirstFocus(page);
  // The desktop width comes first, as the page was opened; the next ones are narrower.
  await expectLooks(page);
  await expectAccessibleIn(locale, page, expectShown, guise);
  await page.setViewportSize({ width: 320, height: 800 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width, { message: 'the width on a narrow phone' }).toBe(320);
  const tooHigh = () => page.locator('main .MuiPaper-root:has(> [role=region] table)').evaluateAll(higherThanWindow);
  await expect.poll(tooHigh, { message: 'lists that are higher than a window of 800 pixels' }).toEqual([]);
  // At this width a list's rows are cards, without any overflow.
  const beyond = () =>
    page.locator('[role=region]:has(table)').evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth));
  expect((await beyond()).filter(Boolean), 'pixels by which a list overflows its card').toEqual([]);
  const card = page.locator('body:not(:has([role=dialog])) main [role=region] tbody [aria-haspopup=menu]').first();
  if ((await card.count()) === 0) return;
  await card.click();
  await expectMenu(page);
}

const higherThanWindow = (cards: Element[]) =>
  cards
    .map((card) => card.getBoundingClientRect())
    // A single list's pager must be in view without scrolling; with several lists, or below a search form, it may be further down.
    .map(({ height, bottom }) =>
      cards.length === 1 && !document.querySelector('main [data-open]') ? bottom + window.scrollY : height,
    )
    .filter((height) => height > window.innerHeight);

/** Expects the kinds that the headings name in Nepali; the name of a record below its kind is the same in any language. */
async function expectNepali(page: Page): Promise<void> {
  const headings = page.locator('main h1, section h2[tabindex], [role=dialog] h2.MuiDialogTitle-root');
  const kinds = await headings.evaluateAll((all) =>
    all.map(({ firstChild, textContent }) => firstChild?.textContent ?? textContent),
  );
  for (const text of kinds) expect(text).toMatch(/\p{Script=Devanagari}/u);
  // It is set after the heading is rendered.
  await expect(page).toHaveTitle(/\p{Script=Devanagari}/u);
}
