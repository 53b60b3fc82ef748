import type { Page } from '@playwright/test';
import { expect, open, testSignedIn } from './support';

/** Counts the clicks of a page from now on. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Reflect.set(window, 'clicks', 0);
    window.addEventListener('pointerdown', () => Reflect.set(window, 'clicks', Number(Reflect.get(window, 'clicks')) + 1), true);
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'clicks')));
}

/** Follows an entry of the menu, whose group it opens first if that is closed. */
async function follow(page: Page, group: string, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const entry = menu.getByRole('link', { name, exact: true });
  const opener = menu.getByRole('button', { name: group });
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
  await entry.click();
}

testSignedIn('a price of a course that was searched before takes at most 7 clicks from the menu', async ({ page }) => {
  await open(page, `/faq?filter=${encodeURIComponent('{"courses":2}')}`);
  await expect(page.getByRole('combobox', { name: /^Course/ })).toHaveValue('Nayab Subba Preparation');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const clicks = await countClicks(page);
  await follow(page, 'Prices', 'Course Prices');
  await expect(page.getByRole('row', { name: /First phase only/ })).toBeVisible();
  await page.getByRole('link', { name: 'Add Price' }).click();
  const form = page.getByRole('dialog', { name: 'Add Course Price' });
  await expect(form.getByRole('combobox', { name: /^Course/ })).toHaveValue('Nayab Subba Preparation');
  await form.getByRole('textbox', { name: /^Package Name/ }).click();
  await page.keyboard.type('Half a course');
  await form.getByRole('textbox', { name: /^Access Days/ }).click();
  await page.keyboard.type('90');
  await form.getByRole('textbox', { name: /^Price Before Tax/ }).click();
  await page.keyboard.type('1000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('13');
  // Past the question for an offer.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('500');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('row', { name: /Half a course/ })).toHaveAttribute('data-highlighted', '');
  expect(await clicks()).toBeLessThanOrEqual(7);
});

testSignedIn('a course that has all it needs is live by at most 6 clicks from the menu', async ({ page }) => {
  await open(page, '/coursesetup/viewCourseDetails/section-officer-preparation/deactivate');
  await page.getByRole('dialog', { name: 'Deactivate Course' }).getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('Course deactivated successfully')).toBeVisible();
  await open(page, '/dashboard');
  const clicks = await countClicks(page);
  await follow(page, 'Catalogue', 'Course Tree');
  await page.getByRole('treeitem', { name: /^Section Officer Preparation/ }).click();
  await page
    .getByRole('link', { name: /^Activate/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Activate Course' }).getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('Course activated successfully')).toBeVisible();
  expect(await clicks()).toBeLessThanOrEqual(6);
});
