import type { Page } from '@playwright/test';
import { formArchetypes, ofTier } from '../../scripts/tiers.mjs';
import { forms } from './addresses';
import { fillByKeys, fillFocused, focusOf } from './fillByKeys';
import { expectShown } from './shownFocus';
import { expect, testSignedIn } from './support';

// The one form of steps is filled by keys in `organisation.spec.ts`.
for (const address of ofTier(forms, formArchetypes)) {
  testSignedIn(`${address} is filled in and saved by the keyboard alone, with what has the focus in sight`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('form [data-bar] [type=submit]').last()).toBeVisible();
    await expect(page.locator('form :is([data-loading], [aria-busy=true])')).toHaveCount(0);
    const filled = await fillByKeys(page, ({ isRequired, isEmpty, kind }) => (isRequired || kind === 'tick') && isEmpty);
    if (filled === 0) await changeByKeys(page);
    await saveByKeys(page);
  });
}

/** Changes the first text or choice of a form in which nothing is left to be filled. */
async function changeByKeys(page: Page): Promise<void> {
  let isDone = false;
  await page.keyboard.press('Shift+Tab');
  await page.evaluate(() => document.querySelector<HTMLElement>('main h1')?.focus());
  await fillByKeys(page, () => {
    const isFirst = !isDone;
    isDone = true;
    return isFirst;
  });
}

/** Presses Save; where the form asks for more, what it asks for has the focus, and is filled. */
async function saveByKeys(page: Page): Promise<void> {
  for (let steps = 0; steps < 6 && !(await page.evaluate(isOnSave)); steps += 1) await page.keyboard.press('Tab');
  expect(await page.evaluate(isOnSave), 'on Save').toBe(true);
  await page.keyboard.press('Enter');
  const saved = page.locator('.MuiAlert-message').filter({ hasText: /successfully/i });
  const refused = page.locator('form [aria-invalid=true]');
  for (let refusals = 0; refusals < 5; refusals += 1) {
    await expect(saved.or(refused).first()).toBeVisible();
    if ((await saved.count()) > 0) return;
    const focus = await page.evaluate(focusOf);
    await expectShown(page, `after a refusal, in ${focus.field}`);
    await fillFocused(page, focus, refusals);
    // What was refused before would be taken for the next answer; and what stays wrong says here why.
    await expect(page.locator(`form [class*="ra-input-${focus.field}"] .MuiFormHelperText-root.Mui-error`)).toHaveText([]);
    await page.keyboard.press('Control+s');
  }
  await expect(saved).toBeVisible();
}

/** Runs in the page. */
const isOnSave = (): boolean => Boolean(document.activeElement?.matches('[data-bar] [type=submit]:not([name=next])'));
