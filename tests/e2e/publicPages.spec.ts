import { expectAccessible } from './accessibility';
import { expect, fillSignIn, signIn, staff, test } from './support';

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

test('a refusal stands above the card, which stays where it is', async ({ page }) => {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/login');
    const card = page.locator('.card');
    const before = await card.boundingBox();
    await fillSignIn(page, staff, 'Wrong#123');
    const told = page.getByRole('alert').locator('p');
    await expect(told).toBeVisible();
    await expect.poll(() => card.boundingBox()).toEqual(before);
    const notice = await told.boundingBox();
    expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThan(before?.y ?? 0);
  }
});

test('where colours are forced, what is chosen and shown now has an outline', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'English' })).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('button', { name: 'नेपाली' })).toHaveCSS('outline-style', 'none');
  await signIn(page, '/coursesetup/viewCourseDetails/section-officer-preparation');
  await expect(page.getByRole('treeitem', { selected: true })).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('link', { name: 'Course Tree' })).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('link', { name: 'Categories' })).toHaveCSS('outline-style', 'none');
});
