import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose result may differ between two themes of a page. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** Expects that axe finds no fault in what is open, in this theme. */
async function expectNoAxeFaults(
  page: Page,
  colorScheme: 'light' | 'dark',
  guise: string,
  { only, without = [] }: { only?: string[]; without?: string[] } = {},
): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator(`html[data-theme=${colorScheme}]`)).toBeAttached();
  // Ends all transitions, because axe would measure them half way; the end of one may start another, so it waits for three still frames.
  await page.evaluate(async () => {
    for (let still = 0; still < 3; still += 1) {
      await new Promise(requestAnimationFrame);
      const running = document.getAnimations().filter(endsByItself);
      for (const animation of running) animation.finish();
      if (running.length > 0) still = -1;
    }
    function endsByItself({ effect, playState }: Animation): boolean {
      return playState !== 'finished' && Number.isFinite(effect?.getComputedTiming().endTime ?? 0);
    }
  });
  // Evaluated instead of added as a script, which the content security policy would refuse.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  const faults = await page.evaluate(
    async ({ values, chosen, off }) => {
      const runOnly = chosen ? { type: 'rule' as const, values: chosen } : { type: 'tag' as const, values };
      const rules = Object.fromEntries(off.map((rule) => [rule, { enabled: false }]));
      // Passed rules are left out of the result.
      const { violations } = await window.axe.run({ runOnly, rules, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`));
    },
    { values: standards, chosen: only, off: without },
  );
  expect(faults, `axe, ${guise}`).toEqual([]);
}

/** The combinations of theme and width, by language. */
const guises = {
  en: [
    ['light', 1280],
    ['dark', 390],
  ],
  ne: [
    ['light', 390],
    ['dark', 1280],
  ],
} as const;

/** Waits until a page has loaded. */
type Ready = (page: Page) => Promise<void>;

/** Expects that the open page has no fault in any language, theme or width. */
export async function expectAccessible(page: Page, ready: Ready): Promise<void> {
  const spoken = (await page.locator('html').getAttribute('lang')) === 'ne' ? 'ne' : 'en';
  await expectAccessibleIn(spoken, page, ready);
  // Each language is loaded once.
  const other = spoken === 'ne' ? 'en' : 'ne';
  await page.evaluate((locale) => localStorage.setItem('locale', locale), other);
  await page.reload();
  await expectAccessibleIn(other, page, ready);
}

/** Expects no fault in the page's present language, in both of its guises (theme and width) or only in the given one. */
export async function expectAccessibleIn(locale: keyof typeof guises, page: Page, ready: Ready, guise?: 0 | 1): Promise<void> {
  // Moves the mouse away, so that no tooltip is shown.
  await page.mouse.move(0, 0);
  for (const [colorScheme, width] of guise === undefined ? guises[locale] : [guises[locale][guise]]) {
    await page.setViewportSize({ width, height: 800 });
    await ready(page);
    await expectNoAxeFaults(page, colorScheme, `${locale}, ${colorScheme}, ${width}`);
    await expectNoSidewaysScroll(page, `${locale}, ${width}`);
  }
}

/** Expects no fault in an overlay in both themes; the second check covers only colours, because nothing else differs. */
export async function expectAccessibleOverlay(page: Page): Promise<void> {
  // A menu is rendered at the document's end, outside the page's landmarks.
  await expectNoAxeFaults(page, 'light', 'light', { without: ['region'] });
  await expectNoAxeFaults(page, 'dark', 'dark', { only: ofColours });
}

async function expectNoSidewaysScroll(page: Page, guise: string): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(beyond, `pixels beyond the window's edge, ${guise}`).toBeLessThanOrEqual(0);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
