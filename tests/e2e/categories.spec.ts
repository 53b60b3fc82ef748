import { addPopup, categoryList, editPopup, fillCategory, nameField, popup, save, search } from './categories';
import { expect, open, testSignedIn } from './support';

testSignedIn('a category is added, listed, edited and shown; a name that is taken is refused at its field', async ({ page }) => {
  await open(page, categoryList);
  await page.getByRole('link', { name: 'Add Course Category' }).click();
  await fillCategory(addPopup(page), { name: 'Forest Service', code: 'FOR' });
  await save(addPopup(page));
  await expect(page.getByText('Course category created successfully')).toBeVisible();
  await expect(addPopup(page)).toBeHidden();

  await search(page).fill('forest');
  await expect(page.getByRole('cell', { name: 'Forest Service', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Edit Forest Service' }).click();
  await fillCategory(editPopup(page), { name: 'Forest and Soil Service', remarks: 'The Act’s name' });
  await save(editPopup(page));
  await expect(page.getByText('Course category updated successfully')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Forest and Soil Service', exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Edit Forest and Soil Service' }).click();
  await fillCategory(editPopup(page), { name: 'Public Service Commission', remarks: 'Taken already' });
  await save(editPopup(page));
  await expect(nameField(editPopup(page))).toHaveAccessibleDescription(/A course category with this name already exists/);
  await expect(nameField(editPopup(page))).toHaveValue('Public Service Commission');
  await expect(editPopup(page).getByLabel('Modified Remarks')).toHaveValue('Taken already');
  await editPopup(page).getByRole('button', { name: 'Cancel' }).click();
  await popup(page, 'Leave without saving?').getByRole('button', { name: 'Leave' }).click();

  await page.getByRole('link', { name: 'View Forest and Soil Service' }).click();
  const details = popup(page, 'Course Category Details');
  await expect(details.getByRole('term')).toHaveText(['Category Code', 'Created and changed']);
  const changed = /^Created by asmita\.shrestha, \w+ \d+, \d{4}.* · changed by asmita\.shrestha, .+: The Act’s name$/;
  await expect(details.getByRole('definition')).toHaveText(['FOR', changed]);
});

testSignedIn('a category is added by keyboard alone, and the focus comes back to where it was', async ({ page }) => {
  await open(page, categoryList);
  const add = page.getByRole('link', { name: 'Add Course Category' });
  await page.keyboard.press('Tab');
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(addPopup(page)).toBeVisible();
  await expect(nameField(addPopup(page))).toBeFocused();
  await page.keyboard.type('Agriculture Service');
  await page.keyboard.press('Tab');
  await page.keyboard.type('AGRI');

  await page.keyboard.press('Escape');
  const question = popup(page, 'Leave without saving?');
  await expect(question.getByRole('button', { name: 'Stay here' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(addPopup(page).getByLabel('Category Code')).toBeFocused();

  await page.keyboard.press('Control+s');
  await expect(page.getByText('Course category created successfully')).toBeVisible();
  await expect(addPopup(page)).toBeHidden();
  await expect(add).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(addPopup(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(addPopup(page)).toBeHidden();
  await expect(add).toBeFocused();
});
