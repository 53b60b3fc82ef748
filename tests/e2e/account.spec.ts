import type { Page } from '@playwright/test';
import { expect, fillSignIn, password, signIn, signInButton, staff, test } from './support';

const changed = 'Changed#2';

test('a forgotten password is replaced through the mailed link', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(staff);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('If an account has this email, a link to reset the password is on its way')).toBeVisible();
  await page.getByRole('link', { name: 'Open the demo’s outbox' }).click();
  await page.getByRole('link', { name: /passwordresetcomplete/ }).click();
  await page.getByLabel('New password', { exact: true }).fill(changed);
  await page.getByLabel('Repeat the new password').fill(changed);
  await page.getByRole('button', { name: 'Change password' }).click();

  await expect(signInButton(page)).toBeVisible();
  await fillSignIn(page);
  await expect(page.getByRole('alert')).toHaveText(/Invalid Email or Password/);
  await fillSignIn(page, staff, changed);
  await expect(page).toHaveURL('/dashboard');
});

test('who signs up can sign in, and has no access yet', async ({ page }) => {
  const email = 'nirmala.rai@coursedesk.test';
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First name').fill('Nirmala');
  await page.getByLabel('Last name').fill('Rai');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(signInButton(page)).toBeVisible();
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/unauthorized');
});

test('the password is changed in the settings, once all that is asked of it is right', async ({ page }) => {
  await signIn(page, '/settings');
  await changePassword(page, { old: password, next: 'weak', again: 'weak' });
  await expect(field(page, 'New password')).toHaveAccessibleDescription(/Must Contain 8 Characters/);
  await changePassword(page, { old: password, next: changed, again: 'Other#33' });
  await expect(field(page, 'New password again')).toHaveAccessibleDescription(/Both password need to be the same/);
  await changePassword(page, { old: 'Wrong#11', next: changed, again: changed });
  await expect(field(page, 'Old password')).toHaveAccessibleDescription(/The old password is not right/);
  await changePassword(page, { old: password, next: changed, again: changed });
  await expect(page.getByText('Password changed Successfully!!')).toBeVisible();
  await expect(field(page, 'Old password')).toHaveValue('');

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(signInButton(page)).toBeVisible();
  await fillSignIn(page, staff, changed);
  await expect(page).toHaveURL('/dashboard');
});

/** Finds a password field by its label, which may end in the mark of a required field. */
const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}\\W*$`));

async function changePassword(page: Page, { old, next, again }: { old: string; next: string; again: string }): Promise<void> {
  await field(page, 'Old password').fill(old);
  await field(page, 'New password').fill(next);
  await field(page, 'New password again').fill(again);
  await page.getByRole('button', { name: 'Change Password' }).click();
}
