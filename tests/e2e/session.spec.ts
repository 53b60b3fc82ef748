import type { Page } from '@playwright/test';
import categories from '../../fixtures/course_category.json' with { type: 'json' };
import { addPopup, categoryList, expectNoDraft, expectRows, fillCategory, nameField, popup, save } from './categories';
import { expect, expireAccess, fillSignIn, learner, otherStaff, saveAsSessionEnds, signIn, test } from './support';

const addCategory = `${categoryList}/add`;
const sessionKey = 'coursedesk.session';

/** Saves a new category in a session that can't be renewed any more, which leads to the sign-in page. */
async function typeIntoEndingSession(page: Page): Promise<void> {
  await signIn(page, addCategory);
  await fillCategory(addPopup(page), { name: 'Hydrology Service', code: 'HYD' });
  await saveAsSessionEnds(page);
}

test('what was typed when the session ended is offered again after signing in, and can be saved', async ({ page }) => {
  await typeIntoEndingSession(page);
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(addCategory)}&reason=ended`);
  await expect(page.getByText('drafts of what you typed are kept')).toBeVisible();
  await fillSignIn(page);
  await addPopup(page).getByRole('button', { name: 'Restore' }).click();
  await expect(nameField(addPopup(page))).toHaveValue('Hydrology Service');
  await save(addPopup(page));
  await expect(page.getByText('Course category created successfully')).toBeVisible();
  await expect(addPopup(page)).toBeHidden();
});

test('a draft is offered to nobody but its writer', async ({ page }) => {
  await typeIntoEndingSession(page);
  await fillSignIn(page, otherStaff);
  await expectNoDraft(page);
  await page.evaluate(() => localStorage.removeItem('coursedesk.session'));
  await page.goto(`/login?next=${encodeURIComponent(addCategory)}`);
  await fillSignIn(page);
  await expect(addPopup(page).getByRole('button', { name: 'Restore' })).toBeVisible();
});

test('two tabs whose access is over renew it once for both, and both go on', async ({ page, context }) => {
  await signIn(page, categoryList);
  const [other, witness] = [await context.newPage(), await context.newPage()];
  await other.goto(categoryList);
  await expectRows(other, '1–5 of');
  const written = await watchStorage(witness);

  await expireAccess(context);
  await Promise.all([page, other].map((tab) => tab.reload()));
  for (const tab of [page, other]) await expectRows(tab, '1–5 of');

  await page.evaluate(() => localStorage.setItem('last', ''));
  await expect.poll(() => written).toContain('last');
  expect(written.filter((key) => key === sessionKey)).toHaveLength(1);
});

/** Collects the storage keys that other tabs write from now on. */
async function watchStorage(page: Page): Promise<string[]> {
  const written: string[] = [];
  await page.goto('/demo/outbox');
  page.on('console', (message) => written.push(message.text()));
  await page.evaluate(() => window.addEventListener('storage', ({ key }) => console.debug(key)));
  return written;
}

test('an edit that is saved after the session has ended is kept, and saved after signing in again', async ({ page }) => {
  await signIn(page, `${categoryList}/edit/3`);
  const form = popup(page, 'Edit Course Category');
  await nameField(form).fill('Banks and Insurance');
  await form.getByRole('textbox', { name: 'Modified Remarks' }).fill('As in the prospectus');
  await saveAsSessionEnds(page);
  await fillSignIn(page);
  await form.getByRole('button', { name: 'Restore' }).click();
  await expect(nameField(form)).toHaveValue('Banks and Insurance');
  await save(form);
  await expect(page.getByText('Course category updated successfully')).toBeVisible();
});

test('a reload keeps the demo’s changes, and resetting it puts them back', async ({ page }) => {
  await signIn(page, addCategory);
  await fillCategory(addPopup(page), { name: 'Hydrology Service', code: 'HYD' });
  await save(addPopup(page));
  await expect(addPopup(page)).toBeHidden();
  // The list has moved to the new category's page.
  await page.goto(`${categoryList}?page=1`);
  await expectRows(page, `1–5 of ${categories.length + 1}`);
  await page.getByRole('button', { name: 'Reset demo data' }).click();
  await popup(page, 'Reset the demo data?').getByRole('button', { name: 'Reset demo data' }).click();
  await expectRows(page, `1–5 of ${categories.length}`);
});

test('who isn’t staff has no access, and can sign in as somebody else', async ({ page }) => {
  await page.goto('/login');
  await fillSignIn(page, learner);
  await expect(page).toHaveURL('/unauthorized');
  await expect(page.getByText("You don't have access permission to open this page")).toBeVisible();
  await expect(page.getByText('please contact to the admin to get access permission')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in with another account' }).click();
  await expect(page).toHaveURL('/login');
  await fillSignIn(page);
  await expect(page).toHaveURL('/dashboard');
});

test('who is signed in finds the dashboard at the sign-in page', async ({ page }) => {
  await signIn(page, '/settings');
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('signing in leads nowhere outside the product', async ({ page }) => {
  await page.goto('/login?next=//evil.test');
  await fillSignIn(page);
  await expect(page).toHaveURL('/dashboard');
});
