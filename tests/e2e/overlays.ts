import type { Page } from '@playwright/test';
import { addPopup, categoryList, fillCategory, popup, save, typeAndFail } from './categories';
import { expect } from './support';

/** The popups without an address of their own: each with its screen's address, and the steps that open it and wait for it. */
export const popups: Record<string, [address: string, show: (page: Page) => Promise<void>]> = {
  'the question before a reset': [
    categoryList,
    async (page) => {
      await page.getByRole('button', { name: 'Reset demo data' }).click();
      await expect(popup(page, 'Reset the demo data?')).toBeVisible();
    },
  ],
  'a list without rows, and why': [
    categoryList,
    async (page) => {
      await page.getByRole('searchbox').fill('zzzz');
      await expect(page.getByText('No Records Found !!')).toBeVisible();
    },
  ],
  'the page sizes': [
    categoryList,
    async (page) => {
      await page.getByRole('combobox', { name: 'Rows per page' }).click();
      await expect(page.getByRole('option', { name: 'All' })).toBeVisible();
    },
  ],
  'the columns': [
    categoryList,
    async (page) => {
      await page.getByRole('button', { name: 'Columns' }).click();
      await expect(page.getByRole('menuitemcheckbox', { name: 'Category-code' })).toBeVisible();
    },
  ],
  'the calendar of a date': [
    '/coursesetup/viewCourseDetails/section-officer-preparation/date',
    async (page) => {
      await page.getByRole('button', { name: /^Open the calendar: / }).click();
      await expect(page.getByRole('grid', { name: 'Shrawan 2083' })).toBeVisible();
    },
  ],
  'the menu of a row of the tree': [
    '/coursesetup/viewLessonsDetails/physical-regions',
    async (page) => {
      await page.getByRole('tree', { name: 'Course tree' }).focus();
      await page.keyboard.press('Shift+F10');
      await expect(page.getByRole('menuitem', { name: 'Add resources to Physical regions' })).toBeVisible();
    },
  ],
  'the lessons to choose from': [
    '/coursesetup/editSubTopic/the-three-river-systems',
    async (page) => {
      const lesson = page.getByRole('combobox', { name: 'Lesson' });
      await expect(lesson).toHaveValue(/^Physical regions/);
      await lesson.fill('constitution');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  ],
  'the places to choose from': [
    '/coursesetup/addLessons/1',
    async (page) => {
      await page.getByRole('combobox', { name: 'Lesson Order' }).click();
      await expect(page.getByRole('option', { name: '4. (at the end)' })).toBeVisible();
    },
  ],
  'the address of a link': [
    '/faq/edit/1',
    async (page) => {
      await page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: 'Link' }).click();
      const address = page.getByRole('textbox', { name: 'Link address' });
      await address.fill('two words');
      await address.press('Enter');
      await expect(popup(page, 'Link').getByText('Must be a web address')).toBeVisible();
    },
  ],
  'the menu of a phone': [
    categoryList,
    async (page) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    },
  ],
  'the bar that is folded': [
    categoryList,
    async (page) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.getByRole('button', { name: 'Asmita Shrestha' }).click();
      await expect(page.getByRole('menu').getByText(/^Messages/)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    },
  ],
  'the finder': [
    categoryList,
    async (page) => {
      await page.keyboard.press('Control+K');
      await page.keyboard.type('law');
      await expect(page.getByRole('option').nth(3)).toBeVisible();
    },
  ],
  'the finder that finds nothing': [
    categoryList,
    async (page) => {
      await page.keyboard.press('Control+K');
      await page.keyboard.type('zzzz');
      await expect(page.getByText('Nothing is called so.').first()).toBeVisible();
    },
  ],
  'the keys': [
    categoryList,
    async (page) => {
      // Keys of one letter do nothing while the page is on its way.
      await expect(page.locator('main h1')).toBeFocused();
      await page.keyboard.press('?');
      await expect(popup(page, 'Keyboard shortcuts')).toBeVisible();
    },
  ],
};

/** Popups and pages that would block the next one in this window: each with the steps that open it from the list. */
export const lasting: Record<string, (page: Page) => Promise<void>> = {
  'the question before leaving a form': async (page) => {
    await page.getByRole('link', { name: 'Add Course Category' }).click();
    await fillCategory(addPopup(page), { name: 'Half typed' });
    await page.keyboard.press('Escape');
    await expect(popup(page, 'Leave without saving?')).toBeVisible();
  },
  'a form with faults': async (page) => {
    await page.getByRole('link', { name: 'Add Course Category' }).click();
    await save(addPopup(page));
    await expect(addPopup(page).getByRole('group', { name: '2 fields need your attention' })).toBeVisible();
  },
  'a form that offers a draft': async (page) => {
    await typeAndFail(page);
    await page.goto(`${categoryList}/add`);
    await expect(addPopup(page).getByRole('button', { name: 'Restore' })).toBeVisible();
  },
  'a list that did not load': async (page) => {
    await page.goto(`${categoryList}?fail=getAllCourseCategory:500`);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
  'the question before an editor takes formatting away': async (page) => {
    await page.goto('/coursesetup/addSubTopic/physical-regions');
    await page.getByLabel('CKEditor').check();
    await page.getByRole('textbox', { name: 'Description' }).click();
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', '<table><tr><td colspan="2">Wide</td></tr><tr><td>a</td><td>b</td></tr></table>');
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(page.getByRole('cell', { name: 'Wide' })).toBeVisible();
    await page.getByLabel('Quill').check();
    await expect(popup(page, 'Continue in Quill?')).toBeVisible();
  },
  'the toast with a way back': async (page) => {
    await page.goto('/coursesetup/viewLessonsDetails/physical-regions');
    await page.getByRole('tree', { name: 'Course tree' }).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
  'the menu with icons alone': async (page) => {
    await page.getByRole('button', { name: 'Collapse the menu' }).click();
    await expect(page.getByRole('button', { name: 'Expand the menu' })).toBeVisible();
  },
  'the toast of an error': async (page) => {
    await page.goto('/coursesetup?fail=createCategory:500');
    await fillCategory(page, { name: 'Hydrology Service', code: 'HYD' });
    await save(page);
    await expect(page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Close' }) })).toBeVisible();
  },
};

for (const menu of ['Asmita Shrestha', 'Messages', 'Notifications']) {
  popups[`the menu of ${menu}`] = [
    categoryList,
    async (page) => {
      await page.getByRole('button', { name: menu }).click();
      await expect(page.getByRole('menu', { name: menu })).toBeVisible();
    },
  ];
}
