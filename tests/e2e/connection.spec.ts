import { categoryList, expectRows } from './categories';
import { expect, signIn, test } from './support';

test('being offline is told for as long as it lasts', async ({ page, context }) => {
  await signIn(page);
  // All its code has come: what is fetched later would fail for good reason.
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  const banner = page.getByText('You are offline.');
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toBeHidden();
});

test('a list that can’t be loaded says why, and can be tried again', async ({ page }) => {
  await signIn(page);
  await page.goto(`${categoryList}?fail=getAllCourseCategory:network`);
  await expect(page.getByText('This could not be loaded')).toBeVisible();
  await page.evaluate(() => {
    sessionStorage.removeItem('demo.fail');
    history.replaceState(history.state, '', location.pathname);
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectRows(page, '1–5 of');
});

test('a call that takes long says so, and can be cancelled', async ({ page }) => {
  await signIn(page);
  await page.clock.install();
  await page.goto(`${categoryList}?slow=60000`);
  await expect(page.getByRole('status', { name: 'Loading' }).first()).toBeVisible();
  await page.clock.fastForward(6000);
  const slow = page.getByRole('status').filter({ hasText: 'This is taking longer than usual.' });
  await slow.getByRole('button', { name: 'Cancel' }).click();
  await expect(slow).toBeHidden();
  await expect(page.getByText('This could not be loaded')).toBeVisible();
});
