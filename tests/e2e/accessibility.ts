import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What is open now has no fault that axe finds. */
export async function expectNoAxeFaults(page: Page, guise = 'as it is'): Promise<void> {
  // Transitions would be measured half way.
  await page.evaluate(async () => {
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(endsByItself)
        .map(({ finished }) => finished),
    );
    function endsByItself({ effect }: Animation): boolean {
      return Number.isFinite(effect?.getComputedTiming().endTime ?? 0);
    }
  });
  // Evaluated, not added as a script: the content security policy stays as it is.
  await page.evaluate(axe.source);
  const faults = await page.evaluate(async (values) => {
    const { violations } = await window.axe.run({ runOnly: { type: 'tag', values } });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`));
  }, standards);
  expect(faults, `axe, ${guise}`).toEqual([]);
}

/** The screen at the page's address has no fault in either theme and language; `ready` waits until it is all there. */
export async function expectAccessible(page: Page, ready: (page: Page) => Promise<void>): Promise<void> {
  for (const locale of ['en', 'ne']) {
    await page.evaluate((chosen) => localStorage.setItem('locale', chosen), locale);
    await page.reload();
    await ready(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoAxeFaults(page, `${locale}, ${colorScheme}`);
    }
  }
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
