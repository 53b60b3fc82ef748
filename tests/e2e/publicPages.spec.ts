import { expectAccessible } from './accessibility';
import { expect, test } from './support';

for (const path of [
  '/login',
  '/signup',
  '/passwordreset',
  '/passwordreset?token_valid=false',
  '/passwordresetcomplete?uidb64=MQ&token=x',
  '/unauthorized',
  '/demo/outbox',
]) {
  test(`${path} is accessible`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page, async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}

test('the root is the sign-in page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});
