import type { Locator, Page } from '@playwright/test';
import { paper } from './courseForms';
import { expect, open, password, staff, test, testSignedIn } from './support';

/** A keyboard that counts its presses: a key, a chord of keys and a letter are one each. */
function keyboardOf(page: Page) {
  let count = 0;
  return {
    press: async (...keys: string[]) => {
      for (const key of keys) {
        await page.keyboard.press(key);
        count += 1;
      }
    },
    type: async (text: string) => {
      await page.keyboard.type(text);
      count += text.length;
    },
    count: () => count,
  };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const firstFound = (page: Page) => page.getByRole('option').first();

/** Finds an entry by some letters in the finder, and opens it. */
async function find(page: Page, letters: string, name: RegExp) {
  const keyboard = keyboardOf(page);
  await keyboard.press('Control+K');
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeFocused();
  await keyboard.type(letters);
  await expect(firstFound(page)).toHaveText(name);
  await keyboard.press('Enter');
  return keyboard;
}

test('signing in takes 36 keys', async ({ page }) => {
  await page.goto('/login');
  await expect(heading(page, 'Sign in')).toBeFocused();
  const keyboard = keyboardOf(page);
  await keyboard.press('Tab');
  await keyboard.type(staff);
  await keyboard.press('Tab');
  await keyboard.type(password);
  await keyboard.press('Enter');
  await expect(heading(page, 'Dashboard')).toBeFocused();
  expect(keyboard.count()).toBeLessThanOrEqual(36);
});

testSignedIn('adding a category takes 20 keys', async ({ page }) => {
  await open(page, '/dashboard');
  const keyboard = await find(page, 'add cat', /^Add Course Category/);
  const name = page.getByRole('textbox', { name: 'Category Name' });
  await expect(name).toBeVisible();
  while (!(await name.evaluate((input) => input === document.activeElement)) && keyboard.count() < 20)
    await keyboard.press('Tab');
  await keyboard.type('Arts');
  await keyboard.press('Tab');
  await keyboard.type('AR');
  await keyboard.press('Enter');
  await expect(page.getByText('Course category created successfully')).toBeVisible();
  expect(keyboard.count()).toBeLessThanOrEqual(20);
});

testSignedIn('finding a lesson and giving it another name takes 24 keys', async ({ page }) => {
  await open(page, '/dashboard');
  const keyboard = await find(page, 'eff', /^Effective stress.*Lesson$/);
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
  await keyboard.press('e');
  const title = page.getByRole('textbox', { name: 'Lesson Title' });
  await expect(title).toHaveValue('Effective stress');
  while (!(await title.evaluate((input) => input === document.activeElement)) && keyboard.count() < 24)
    await keyboard.press('Tab');
  await keyboard.type('Stresses');
  await keyboard.press('Control+s');
  await expect(page.getByRole('treeitem', { name: 'Stresses' })).toBeVisible();
  expect(keyboard.count()).toBeLessThanOrEqual(24);
});

testSignedIn('moving a lesson down takes 7 keys', async ({ page }) => {
  await open(page, '/dashboard');
  const keyboard = await find(page, 'eff', /^Effective stress.*Lesson$/);
  await expect(heading(page, 'Lesson Details')).toBeFocused();
  const row = page.getByRole('treeitem', { name: 'Effective stress' });
  const place = Number(await row.getAttribute('aria-posinset'));
  await keyboard.press('Shift+Tab', 'Alt+ArrowUp');
  await expect(row).toHaveAttribute('aria-posinset', String(place - 1));
  expect(keyboard.count()).toBeLessThanOrEqual(7);
});

testSignedIn('adding a resource takes 12 keys', async ({ page }) => {
  await open(page, '/dashboard');
  const keyboard = await find(page, 'eff', /^Effective stress.*Lesson$/);
  const add = page.getByRole('link', { name: 'Add resources', exact: true });
  await expect(add).toBeVisible();
  await expect(heading(page, 'Lesson Details')).toBeFocused();
  while (!(await add.evaluate((link) => link === document.activeElement)) && keyboard.count() < 12) await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(heading(page, 'Add Resources')).toBeFocused();
  await keyboard.press('Tab');
  const chooser = page.waitForEvent('filechooser');
  await keyboard.press('Enter');
  await (await chooser).setFiles([await paper('parks.pdf')]);
  await expect(page.getByRole('button', { name: 'Upload' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Edit parks.pdf' })).toBeVisible();
  expect(keyboard.count()).toBeLessThanOrEqual(12);
});

testSignedIn('changing theme and language takes 8 keys', async ({ page }) => {
  await open(page, '/dashboard');
  await expect(heading(page, 'Dashboard')).toBeFocused();
  const keyboard = keyboardOf(page);
  await keyboard.press('Shift+Tab', 'Shift+Tab', 'Enter');
  await expect(page.getByRole('menuitemradio', { name: 'As on this device' })).toBeFocused();
  await keyboard.press('ArrowUp', 'Enter');
  await expect(page.locator('html[data-theme=dark]')).toBeAttached();
  await keyboard.press('ArrowUp', 'ArrowUp', 'Enter');
  await expect(heading(page, 'ड्यासबोर्ड')).toBeVisible();
  expect(keyboard.count()).toBeLessThanOrEqual(8);
});

/** A mouse that counts its clicks. */
function mouseOf() {
  let count = 0;
  return {
    click: async (target: Locator) => {
      await target.click();
      count += 1;
    },
    count: () => count,
  };
}

testSignedIn('scheduling a live quiz takes 7 clicks, typed words apart', async ({ page }) => {
  await open(page, '/tagLiveQuiz');
  const mouse = mouseOf();
  await mouse.click(page.getByRole('link', { name: 'Schedule a live quiz' }));
  const form = page.getByRole('dialog', { name: 'Schedule a live quiz' });
  await expect(form.getByRole('combobox', { name: /^Course/ })).toBeFocused();
  await page.keyboard.type('Section Officer');
  await mouse.click(page.getByRole('option', { name: /^Section Officer Preparation/ }));
  await mouse.click(form.getByRole('combobox', { name: /^Model Set/ }));
  await mouse.click(page.getByRole('option', { name: 'Section Officer Model Set 1' }));
  await expect(form.getByRole('textbox', { name: /^Exam Duration/ })).toHaveValue('01:30:00');
  const start = form.getByRole('group', { name: 'Start Date Time' });
  await mouse.click(start.getByRole('textbox', { name: /^Start Date/ }));
  await page.keyboard.type('2084-01-05');
  await mouse.click(start.getByRole('textbox', { name: /^Time/ }));
  await page.keyboard.type('10:00');
  await expect(form.getByText(/^Ends 2084-01-05 11:30/)).toBeVisible();
  await mouse.click(form.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('Model set tagged as a live quiz successfully')).toBeVisible();
  expect(mouse.count()).toBeLessThanOrEqual(7);
});

testSignedIn('adding an instructor with a tag takes 9 clicks, typed words apart', async ({ page }) => {
  await open(page, '/instructorsetup');
  const mouse = mouseOf();
  await mouse.click(page.getByRole('link', { name: 'Add Instructor' }));
  const added = page.getByRole('dialog', { name: 'Add Instructor' });
  await expect(added.getByRole('textbox', { name: /^First Name/ })).toBeFocused();
  await page.keyboard.type('Sabina');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Karki');
  await mouse.click(added.getByRole('radio', { name: 'Female' }));
  await page.keyboard.press('Tab');
  await page.keyboard.type('sabina.karki@coursedesk.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type('9841000111');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Taught for ten years');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Teaches public management to beginners.');
  await mouse.click(added.getByRole('button', { name: 'Save' }));
  await mouse.click(page.getByRole('link', { name: 'Tag Sabina Karki' }));
  const form = page.getByRole('dialog', { name: 'Add Instructor Tag' });
  await expect(form.getByRole('combobox', { name: /^Course/ })).toBeFocused();
  await page.keyboard.type('Section Officer');
  await mouse.click(page.getByRole('option', { name: /^Section Officer Preparation/ }));
  await mouse.click(form.getByRole('combobox', { name: /^Subcourse/ }));
  await mouse.click(page.getByRole('option', { name: 'Public Management' }));
  await mouse.click(form.getByRole('radio', { name: 'Instructor' }));
  await mouse.click(form.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('Instructor tagged successfully')).toBeVisible();
  expect(mouse.count()).toBeLessThanOrEqual(9);
});
