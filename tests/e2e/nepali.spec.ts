import { expect, testSignedIn } from './support';

// Needs a browser: Chromium's Intl, unlike Node's, has no Nepali and falls back to English.
testSignedIn('in Nepali dates, lists and sizes are told in its words and digits', async ({ page }) => {
  await page.goto('/dashboard');
  await page.evaluate(() => localStorage.setItem('locale', 'ne'));
  await page.goto('/coursesetup/viewCourseDetails/section-officer-preparation');
  const details = page.locator('dl');
  await expect(details.locator('time').first()).toHaveText(
    /^[०-९]{4} [\u0900-\u097f]+ [०-९]{1,2} गते, [०-९]{2}:[०-९]{2} \([०-९]{4}-[०-९]{2}-[०-९]{2}\)$/,
  );
  await expect(details).toContainText(/[०-९]{4}-[०-९]{2}-[०-९]{2}/);
  await expect(details).not.toContainText(/\d{4}-\d{2}/);
  await page.goto('/coursesetup/viewCourseDetails/section-officer-preparation/banner');
  await expect(page.getByText('JPEG, GIF वा PNG, बढीमा २५ MB')).toBeVisible();
});
