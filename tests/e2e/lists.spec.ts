import type { Page } from '@playwright/test';
import courses from '../../fixtures/course.json' with { type: 'json' };
import categories from '../../fixtures/course_category.json' with { type: 'json' };
import { categoryList, editPopup, expectRows, nameField, search } from './categories';
import { expect, expectShown, open, testSignedIn } from './support';

const editLinks = (page: Page) => page.getByRole('table').getByRole('link', { name: /^Edit / });
const cells = (page: Page) => page.getByRole('table').getByRole('cell').allInnerTexts();

testSignedIn('page, order and search of a list outlive an edit, whichever way it is left', async ({ page }) => {
  await open(page, categoryList);
  await page.getByRole('button', { name: /^Sort by Name/i }).click();
  await search(page).fill('e');
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('filter') === '{"q":"e"}');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expectRows(page, '6–10 of');
  const address = page.url();
  const rows = await cells(page);

  for (const leave of [() => page.goBack(), () => editPopup(page).getByRole('button', { name: 'Cancel' }).click()]) {
    await editLinks(page).first().click();
    await expect(nameField(editPopup(page))).not.toHaveValue('');
    await leave();
    await expect(editPopup(page)).toBeHidden();
    await expect(page).toHaveURL(address);
    await expectRows(page, '6–10 of');
    await expect(search(page)).toHaveValue('e');
    await expect.poll(() => cells(page)).toEqual(rows);
  }
});

testSignedIn('a list begins at the same height whether or not its page has a button', async ({ page }) => {
  const tops = [];
  for (const list of ['/feature', '/featureTagRestore']) {
    await open(page, list);
    await expect(search(page)).toBeVisible();
    await expectShown(page);
    tops.push((await search(page).boundingBox())?.y);
  }
  expect(tops[1]).toBe(tops[0]);
});

testSignedIn('All shows every row', async ({ page }) => {
  await open(page, categoryList);
  await page.getByRole('combobox', { name: 'Rows per page' }).click();
  await page.getByRole('option', { name: 'All' }).click();
  await expectRows(page, `1–${categories.length} of ${categories.length}`);
  await expect(editLinks(page)).toHaveCount(categories.length);
});

testSignedIn('on a phone the menu is a drawer that closes when it has led somewhere', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/dashboard');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await menu.getByRole('button', { name: 'Catalogue' }).click();
  await menu.getByRole('link', { name: 'Categories' }).click();
  await expect(page.getByRole('heading', { name: 'Course Category Setup', level: 1 })).toBeFocused();
  await expect(menu).toBeHidden();
});

testSignedIn('a phone’s menu that is closed gives the focus back to a page that is read aloud', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/dashboard');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  // Asked for while the menu slides away.
  const focused = () => [document.activeElement?.ariaLabel, document.activeElement?.closest('[aria-hidden]')?.id];
  expect(await page.evaluate(focused)).toEqual(['Open the menu', undefined]);
});

testSignedIn('other rows begin at their first, and choosing one leaves the list where it is', async ({ page }) => {
  await open(page, `/coursesetup/coursesetup?perPage=100000`);
  const box = page.getByRole('region', { name: 'Courses' });
  // Once some rows are left out, the code that renders only those in view has loaded.
  await expect(box.locator('tr[aria-hidden]')).not.toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 500 });
  const top = () => box.evaluate(({ scrollTop }) => scrollTop);
  await box.evaluate((element) => element.scrollTo(0, 400));
  await box
    .getByRole('checkbox', { name: /^Select / })
    .last()
    .check();
  await expect(page.getByText('1 selected')).toBeVisible();
  expect(await top()).toBeGreaterThan(300);
  await search(page).fill('e');
  await expect.poll(top).toBe(0);
});

testSignedIn('on a phone a row is a card with a menu, by mouse and by keyboard, and can be sorted', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/coursesetup/coursesetup');
  const menus = page.getByRole('button', { name: /^Actions of / });
  await expect(menus).toHaveCount(5);
  await expect(menus.first()).toBeInViewport({ ratio: 1 });
  for (const name of ['Columns', 'Export CSV']) await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText(/^Section Officer Preparation.*Public Service Commission.*Course Code\s*SO.*Live$/s);

  await menus.first().press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'View Section Officer Preparation' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Edit Course' })).toBeVisible();
  await page.goBack();
  await first.getByText('Public Service Commission').click();
  await expect(page.getByRole('dialog', { name: 'Course Details' })).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: 'Sort' }).click();
  await page.getByRole('menuitemradio', { name: 'Course Code' }).click();
  await page.getByRole('button', { name: 'Sorted by Course Code' }).click();
  await page.getByRole('menuitemradio', { name: 'Course Code' }).click();
  await expect(page).toHaveURL(/order=DESC.*sort=course_code/);
});

testSignedIn(
  'paper has all rows of a list and what narrows it, or the record over it, and nothing of the shell',
  async ({ page }) => {
    await open(page, `/coursesetup/coursesetup?filter=${encodeURIComponent('{"is_course_live":"y"}')}`);
    await expectRows(page, '1–5 of');
    await page.emulateMedia({ media: 'print' });
    const print = () => page.evaluate(() => void window.dispatchEvent(new Event('beforeprint')));
    await print();
    const shown = courses.filter(({ is_course_live }) => is_course_live === 'y');
    await expect(page.getByRole('row')).toHaveCount(shown.length + 1);
    await expect(page.getByRole('heading')).toHaveText(['Courses']);
    await expect(page.getByText(`Live · ${shown.length} rows`)).toBeVisible();
    await expect(page.getByText(/\d{4}.*:\d{2}/).first()).toBeVisible();
    for (const part of ['complementary', 'banner', 'contentinfo', 'button', 'searchbox'] as const)
      await expect(page.getByRole(part)).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => void window.dispatchEvent(new Event('afterprint')));
    await page.getByRole('link', { name: 'Section Officer Preparation', exact: true }).click();
    await expect(page.getByText('78 hrs')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await print();
    await expect(page.getByRole('row')).toHaveCount(0);
    await expect(page.getByText('78 hrs')).toBeVisible();
    expect((await page.getByRole('dialog').boundingBox())?.width).toBeGreaterThan(1000);
  },
);

testSignedIn(
  'a list of many columns has room for the names in it: two lines mostly, and nothing out of sight',
  async ({ page }) => {
    const searched = encodeURIComponent('{"courses":1,"subcourse":1,"subcourse_main_topic":1,"lesson":1}');
    await open(page, `/quiztagreport?filter=${searched}`);
    await expectRows(page, '1–5 of');
    const rows = await page.locator('tbody tr').evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(rows.reduce((sum, height) => sum + height, 0) / rows.length).toBeLessThan(70);
    const beyond = await page.getByRole('table').evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
    expect(beyond).toBe(0);
  },
);
