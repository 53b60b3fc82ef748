import { expect, open, testSignedIn } from './support';

testSignedIn('a file deleted in the tree is back after Undo', async ({ page }) => {
  const details = '/coursesetup/viewLessonsDetails/protected-areas';
  await open(page, `${details}/resources/1/delete`);
  const question = page.getByRole('dialog', { name: 'Delete Resource' });
  await expect(question).toContainText('It goes to the recycle bin, where it can be restored for 365 days.');
  const [, name = ''] =
    /download (.+?)\.?$/m.exec((await question.innerText()).split('\n').find((line) => /download/.test(line)) ?? '') ?? [];
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('link', { name: `Delete ${name}` })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Restored from the recycle bin')).toBeVisible();
  await expect(page.getByRole('link', { name: `Delete ${name}` })).toBeVisible();
});

testSignedIn('of two that were deleted in a list, one is restored from the bin', async ({ page }) => {
  await open(page, '/alumni');
  const deletions = page.getByRole('table').getByRole('link', { name: /^Delete / });
  await expect(deletions.first()).toBeVisible();
  const names: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    const deletion = deletions.first();
    names.push(((await deletion.getAttribute('aria-label')) ?? '').replace('Delete ', ''));
    await deletion.click();
    const question = page.getByRole('dialog', { name: 'Delete Alumni' });
    await question.getByRole('button', { name: 'Delete' }).click();
    // What is below an open popup isn't found by its role.
    await expect(question).toBeHidden();
    await expect(page.getByRole('link', { name: `Delete ${names[count]}` })).toHaveCount(0);
  }
  const [first = '', second = ''] = names;
  await open(page, '/recycled');
  await expect(page.getByRole('row', { name: first })).toBeVisible();
  await page.getByRole('link', { name: `Restore ${second}` }).click();
  const question = page.getByRole('dialog', { name: 'Restore from the recycle bin' });
  await question.getByRole('button', { name: 'Restore' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('1 record restored from the recycle bin')).toBeVisible();
  await expect(page.getByRole('row', { name: second })).toHaveCount(0);
  await expect(page.getByRole('row', { name: first })).toBeVisible();
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await expect(page.getByRole('heading', { name: `Alumni Details ${second}`, level: 1 })).toBeVisible();
});
