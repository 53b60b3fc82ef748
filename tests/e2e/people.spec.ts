import { expect, testSignedIn } from './support';

testSignedIn('a text of several lines is shown with its lines', async ({ page }) => {
  await page.goto('/instructorsetup/view/40');
  const text = page.getByText(/^He advises on the questions/);
  await expect(text).toHaveCSS('white-space', 'pre-line');
});

testSignedIn('an image that is given over the details is shown in them', async ({ page }) => {
  await page.goto('/alumni/viewDetails/6');
  await expect(page.getByRole('img', { name: 'Image' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Update Alumni Image' }).click();
  const popup = page.getByRole('dialog', { name: 'Update Alumni Image' });
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const buffer = Buffer.from(pixel, 'base64');
  await popup.getByLabel(/^Image/).setInputFiles({ name: 'portrait.png', mimeType: 'image/png', buffer });
  await popup.getByRole('button', { name: 'Save' }).click();
  await expect(popup).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Image' })).toBeVisible();
});
