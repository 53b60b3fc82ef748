import { expect, open, testSignedIn } from './support';

testSignedIn('a menu that is added is opened from the sidebar', async ({ page }) => {
  await open(page, '/menu/');
  const form = page.getByRole('region', { name: 'Add Menu' });
  await form.getByRole('radio', { name: 'Inner' }).check();
  await form.getByRole('textbox', { name: 'Menu Name' }).fill('Model Papers');
  await form.getByRole('combobox', { name: 'Menu Route' }).fill('modelsetS');
  await page.getByRole('option', { name: 'modelsetSetup' }).click();
  await expect(form.getByText('A screen of the product stands there')).toBeVisible();
  await form.getByRole('combobox', { name: 'Menu Icon' }).fill('cale');
  await page.getByRole('option', { name: 'Calendar' }).click();
  await form.getByRole('combobox', { name: 'Parent' }).fill('learner');
  await page.getByRole('option', { name: 'Learner Content', exact: true }).click();
  await form.getByRole('button', { name: 'Save' }).click();

  const tree = page.getByRole('tree', { name: 'Menu tree' });
  await expect(form.getByRole('textbox', { name: 'Menu Name' })).toHaveValue('');
  await expect(tree.getByRole('treeitem', { name: 'Model Papers' })).toBeInViewport();

  const sidebar = page.getByRole('navigation', { name: 'Main menu' });
  await sidebar.getByRole('button', { name: 'Learner Content' }).click();
  const links = async () => {
    const texts = await sidebar.getByRole('link').allTextContents();
    return texts.slice(texts.indexOf('Program Overviews')).slice(0, 4);
  };
  await expect.poll(links).toEqual(['Program Overviews', 'FAQs', 'Article Setup', 'Model Papers']);
  await sidebar.getByRole('link', { name: 'Model Papers' }).click();
  await expect(page.getByRole('heading', { name: 'Modelset Setup', level: 1 })).toBeFocused();
  await expect(sidebar.getByRole('link', { name: 'Model Papers' })).toHaveAttribute('aria-current', 'page');
});

testSignedIn('a department is added below another by the keyboard alone, and comes to stand elsewhere', async ({ page }) => {
  await open(page, '/department/viewDepartment/9');
  const tree = page.getByRole('tree', { name: 'Department tree' });
  await tree.focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Add department below Operations' }).press('Enter');
  // A menu that closes gives the focus back to its tree.
  await expect(page.getByRole('menu')).toHaveCount(0);
  const form = page.getByRole('region', { name: 'Add Department' });
  await form.getByRole('textbox', { name: 'Department Name' }).focus();
  await page.keyboard.type('Printing');
  await page.keyboard.press('Tab');
  await page.keyboard.type('PRINT');
  await page.keyboard.press('Control+S');
  await expect(tree.getByRole('treeitem', { name: 'Printing' })).toHaveAttribute('aria-level', '2');
  await expect(form.getByRole('textbox', { name: 'Department Name' })).toHaveValue('');
});
