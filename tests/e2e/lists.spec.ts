import type { Page } from '@playwright/test';
import { categoryList, editPopup, expectRows, nameField, search } from './categories';
import { expect, signIn, test } from './support';

const firstNames = (page: Page) => page.getByRole('table').getByRole('link', { name: /^Edit / });

test('page, order and search of a list outlive an edit, whichever way it is left', async ({ page }) => {
  await signIn(page, categoryList);
  await page.getByRole('button', { name: /^Sort by category Name/i }).click();
  await search(page).fill('e');
  await expectRows(page, '1–5 of 13');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expectRows(page, '6–10 of 13');
  const address = page.url();
  const rows = await firstNames(page).allInnerTexts();

  for (const leave of [() => page.goBack(), () => editPopup(page).getByRole('button', { name: 'Cancel' }).click()]) {
    await firstNames(page).first().click();
    await expect(nameField(editPopup(page))).not.toHaveValue('');
    await leave();
    await expect(editPopup(page)).toBeHidden();
    expect(page.url()).toBe(address);
    await expectRows(page, '6–10 of 13');
    await expect(search(page)).toHaveValue('e');
    expect(await firstNames(page).allInnerTexts()).toEqual(rows);
  }
});

test('All shows every row', async ({ page }) => {
  await signIn(page, categoryList);
  await page.getByRole('combobox', { name: 'Rows per page' }).click();
  await page.getByRole('option', { name: 'All' }).click();
  await expectRows(page, '1–14 of 14');
  await expect(firstNames(page)).toHaveCount(14);
});
