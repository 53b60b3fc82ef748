import { panel } from './courseForms';
import { expect, fillSignIn, open, saveAsSessionEnds, signIn, test, testSignedIn } from './support';

const lesson = '/coursesetup/viewLessonsDetails/physical-regions';

testSignedIn('a lesson is dragged by its grip below its sibling, and Undo puts it back', async ({ page }) => {
  await open(page, lesson);
  const tree = page.getByRole('tree', { name: 'Course tree' });
  const row = (name: RegExp) => tree.getByRole('treeitem', { name });
  await row(/^Physical regions/)
    .getByTitle('Drag Physical regions among its siblings')
    .dragTo(row(/^Protected areas/));
  await expect(row(/^Physical regions/)).toHaveAttribute('aria-posinset', '3');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(/^Physical regions/)).toHaveAttribute('aria-posinset', '1');
});

testSignedIn('on a phone the tree and the form are two steps', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/coursesetup/');
  const tree = page.getByRole('tree', { name: 'Course tree' });
  await expect(tree).toBeVisible();
  await expect(panel(page, 'Add Course Category')).toBeHidden();
  await tree.focus();
  await page.keyboard.press('Enter');
  await expect(panel(page, 'Course Category Details')).toBeVisible();
  await expect(tree).toBeHidden();
  await page.getByRole('tab', { name: 'Course tree' }).click();
  await expect(tree).toBeVisible();
  await page.getByRole('link', { name: 'Add Category' }).click();
  await expect(panel(page, 'Add Course Category')).toBeVisible();
});

test('what was typed in a sub topic’s form when the session ended is there again after signing in', async ({ page }) => {
  const address = '/coursesetup/addSubTopic/physical-regions';
  await signIn(page, address);
  const form = panel(page, 'Add Sub Topic');
  await form.getByLabel('Topic Title').fill('The Churia hills');
  await form.getByRole('group', { name: 'Page Type' }).getByLabel('Plain text').check();
  const text = form.getByRole('textbox', { name: 'Description' });
  await text.click();
  await page.keyboard.type('The Churia hills lie between the Tarai and the Mahabharat range');
  await saveAsSessionEnds(page);
  await fillSignIn(page);
  await form.getByRole('button', { name: 'Restore' }).click();
  await expect(form.getByLabel('Topic Title')).toHaveValue('The Churia hills');
  await expect(text).toContainText('between the Tarai and the Mahabharat range');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Sub topic created successfully')).toBeVisible();
});
