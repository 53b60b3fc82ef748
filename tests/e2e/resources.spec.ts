import { archive, drawing, panel, paper } from './courseForms';
import { expect, open, testSignedIn } from './support';

const lesson = '/coursesetup/addResources/physical-regions';
const details = '/coursesetup/viewLessonsDetails/physical-regions';

testSignedIn('one of four files is refused before anything is sent, and the others are listed', async ({ page }) => {
  await open(page, lesson);
  const add = panel(page, 'Add Resources');
  const files = [await paper('rivers.pdf'), await archive('lakes.zip'), await drawing('map.svg'), await paper('hills.pdf')];
  await add.locator('input[type=file]').setInputFiles(files);
  const refused = add.getByRole('listitem').filter({ hasText: 'map.svg' });
  await expect(refused).toContainText('Unsupported Format');
  await add.getByRole('button', { name: 'Upload' }).click();
  const list = add.getByRole('list', { name: 'Resources of the lesson' });
  await expect(list.getByRole('listitem').filter({ hasText: /rivers|lakes|hills/ })).toHaveCount(3);
  await expect(list.getByText('map.svg')).toHaveCount(0);
  await expect(refused).toBeVisible();

  const download = page.waitForEvent('download');
  await list.getByRole('button', { name: 'Download rivers.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('rivers.pdf');
});

testSignedIn('a file is replaced by a PDF, and deleted after a question that names it', async ({ page }) => {
  await open(page, lesson);
  const add = panel(page, 'Add Resources');
  await add.locator('input[type=file]').setInputFiles([await archive('lakes.zip')]);
  await add.getByRole('button', { name: 'Upload' }).click();
  await expect(add.getByRole('link', { name: 'Edit lakes.zip' })).toBeVisible();
  await page.goto(details);
  const list = panel(page, 'Lesson Details').getByRole('list', { name: 'Resources of the lesson' });
  await list.getByRole('link', { name: 'Edit lakes.zip' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Resource' });
  await edit.locator('input[type=file]').setInputFiles(await archive('lakes.zip'));
  await expect(edit.getByText('Unsupported Format(supports */pdf)', { exact: true })).toBeVisible();
  await edit.locator('input[type=file]').setInputFiles(await paper('lakes.pdf'));
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(list.getByText('lakes.pdf')).toBeVisible();

  await list.getByRole('link', { name: 'Delete lakes.pdf' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Resource' });
  await expect(question.getByText('Are you sure to delete lakes.pdf?')).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toBeHidden();
  await expect(list.getByText('lakes.pdf')).toHaveCount(0);
});
