import type { Page } from '@playwright/test';
import { addPopup, categoryList, fillCategory, nameField, save } from './categories';
import { expect, fillSignIn, learner, otherStaff, signIn, test } from './support';

const addCategory = `${categoryList}/add`;
const sessionKey = 'coursedesk.session';
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });
const logout = (page: Page) => page.getByRole('button', { name: 'Logout' }).click();

/** Opens the add form with a session that ends at the next call: its access token is over and it can't be renewed. */
async function typeIntoEndingSession(page: Page): Promise<void> {
  await signIn(page, `${addCategory}?access=0`);
  await expect(addPopup(page)).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('demo.fail', 'refresh:401'));
  await fillCategory(addPopup(page), { name: 'Hydrology Service', code: 'HYD' });
  await save(addPopup(page));
  await expect(signInButton(page)).toBeVisible();
  await page.evaluate(() => {
    sessionStorage.removeItem('demo.fail');
    sessionStorage.removeItem('demo.access');
  });
}

test('what was typed when the session ended is offered again after signing in, and can be saved', async ({ page }) => {
  await typeIntoEndingSession(page);
  await expect(page).toHaveURL((url) => url.pathname === '/login' && url.searchParams.get('next')?.startsWith(addCategory) === true);
  await fillSignIn(page);
  await addPopup(page).getByRole('button', { name: 'Restore' }).click();
  await expect(nameField(addPopup(page))).toHaveValue('Hydrology Service');
  await save(addPopup(page));
  await expect(page.getByText('Course category created successfully')).toBeVisible();
  await expect(addPopup(page)).toBeHidden();
});
