import { expect, type Locator, type Page } from '@playwright/test';
import { readKept } from './keptState';

export const categoryList = '/coursesetup/coursecategorysetup';

interface Typed {
  name?: string;
  code?: string;
  remarks?: string;
}

/** Finds a popup by its title. */
export const popup = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

export const addPopup = (page: Page): Locator => popup(page, 'Add Course Category');
export const editPopup = (page: Page): Locator => popup(page, 'Edit Course Category');

export const nameField = (within: Page | Locator): Locator => within.getByLabel('Category Name');

/** Fills in the given fields of a category's form, and no others. */
export async function fillCategory(form: Page | Locator, { name, code, remarks }: Typed): Promise<void> {
  if (name !== undefined) await nameField(form).fill(name);
  if (code !== undefined) await form.getByLabel('Category Code').fill(code);
  if (remarks !== undefined) await form.getByLabel('Modified Remarks').fill(remarks);
}

/** Fills in a category whose save fails, and waits until a draft of it is kept. */
export async function typeAndFail(page: Page): Promise<void> {
  await page.goto(`${categoryList}/add?fail=createCategory:500`);
  await fillCategory(addPopup(page), { name: 'Hydrology Service', code: 'HYD' });
  await save(addPopup(page));
  await expect(addPopup(page).getByRole('alert')).toBeVisible();
  // The refusal may be shown before that.
  await expect.poll(() => page.evaluate(readKept)).toContainEqual(expect.stringContaining(categoryList));
}

export const save = (form: Page | Locator): Promise<void> => form.getByRole('button', { name: 'Save' }).click();

/** Waits until the list's status shows this range of rows and their total. */
export const expectRows = (page: Page, shown: string): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: shown })).toBeVisible();

export const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search this list' });

/** Expects that a new category's form is empty and offers no draft. */
export async function expectNoDraft(page: Page): Promise<void> {
  await expect(nameField(addPopup(page))).toHaveValue('');
  await expect(addPopup(page).getByRole('button', { name: 'Restore' })).toBeHidden();
}
