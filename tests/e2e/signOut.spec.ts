import type { Page } from '@playwright/test';
import { addPopup, categoryList, expectNoDraft, fillCategory, popup, save, typeAndFail } from './categories';
import { readKept } from './keptState';
import { expect, signIn, signInButton, test } from './support';

const addCategory = `${categoryList}/add`;
const sessionKey = 'coursedesk.session';

async function logout(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(signInButton(page)).toBeVisible();
}

test('signing out takes the drafts away', async ({ page }) => {
  await signIn(page);
  await typeAndFail(page);
  await page.goto(addCategory);
  await expect(addPopup(page).getByRole('button', { name: 'Restore' })).toBeVisible();
  await page.goto('/dashboard');
  await logout(page);
  await signIn(page, addCategory);
  await expectNoDraft(page);
});

test('signing out in one tab signs out the others and clears the browser; the records stay', async ({ page, context }) => {
  await signIn(page, addCategory);
  await fillCategory(addPopup(page), { name: 'Hydrology Service', code: 'HYD' });
  await save(addPopup(page));
  await expect(addPopup(page)).toBeHidden();
  const other = await context.newPage();
  await other.goto('/settings');
  await expect(other.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();

  await leaveTrace(page);
  await leaveTrace(other);
  await logout(page);
  await expect(signInButton(other)).toBeVisible();
  await expect(other.getByText('You signed out in another tab.')).toBeVisible();
  for (const tab of [page, other]) await expectCleared(tab);

  await signIn(page, `${categoryList}?filter=${encodeURIComponent('{"q":"hydrology"}')}`);
  await expect(page.getByRole('cell', { name: 'Hydrology Service', exact: true })).toBeVisible();
});

test('signing out warns of work in another tab, which then leaves nothing behind', async ({ page, context }) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto(addCategory);
  await fillCategory(addPopup(other), { name: 'Hydrology Service', code: 'HYD' });
  await page.getByRole('button', { name: 'Logout' }).click();
  await popup(page, 'Log out without saving?').getByRole('button', { name: 'Logout' }).click();
  await expect(signInButton(page)).toBeVisible();
  await expect(signInButton(other)).toBeVisible();
  await other.close();
  await expect.poll(() => page.evaluate(readKept)).toEqual([]);
});

test('a stored session that can’t be read clears the browser’s storage and leads to the sign-in page', async ({ page }) => {
  await signIn(page);
  await leaveTrace(page);
  await page.evaluate((key) => localStorage.setItem(key, 'spoilt'), sessionKey);
  await page.goto('/settings');
  await expect(signInButton(page)).toBeVisible();
  await expectCleared(page);
});

const leaveTrace = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) storage.setItem('trace', '');
  });

/** Expects that neither the session nor the trace is left. */
async function expectCleared(page: Page): Promise<void> {
  const keys = await page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)));
  expect(keys).not.toContain('trace');
  expect(keys).not.toContain(sessionKey);
}
