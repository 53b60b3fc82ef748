import { screen, waitFor, within } from '@testing-library/react';
import { openColleague } from '@tests/support/colleague';
import { fill, formPanel, save } from '@tests/support/course';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';
import type { Input } from '@/contract/call';
import { categoryCalls } from '@/contract/category';
import { courseCalls } from '@/contract/course';
import { lessonResourceCalls } from '@/contract/lessonResource';

const address = '/coursesetup/category_edit/banking-and-finance';
const form = () => formPanel('Edit Course Category');
const remarks = { 'Modified Remarks': 'As in the prospectus' };

/** Saves, as a colleague, the category that the form shows. */
async function colleagueSaves(change: Partial<Input<typeof categoryCalls.updateCategory>>) {
  const colleague = await openColleague();
  const standing = { category_name: 'Banking and Finance', course_categories_code: 'BANK', modified_remarks: 'Shortened it' };
  await colleague.send(categoryCalls.updateCategory, { category_id: 3, ...standing, ...change });
}

async function stored() {
  const { data } = await (await openColleague()).send(categoryCalls.getCategoryById, { id: '3' });
  return { name: data.category_name, code: data.course_categories_code, remarks: data.modified_remarks };
}

/** Renames a category that a colleague has changed meanwhile, and saves it. */
async function saveOverColleague(change: Parameters<typeof colleagueSaves>[0]) {
  const app = await renderApp(address);
  await fill(app.user, await form(), { 'Category Name': 'Banks and Insurance', ...remarks });
  await colleagueSaves(change);
  await save(app.user, await form());
  return app;
}

const question = async () => within(await screen.findByRole('dialog', { name: 'Changed meanwhile' }));

test('what a colleague changed in other fields stays, and is told', async () => {
  await saveOverColleague({ course_categories_code: 'BFI' });
  expect(await screen.findByText('Course category updated successfully')).toBeVisible();
  expect(await screen.findByText('Changed by others meanwhile, and left so: Category Code')).toBeVisible();
  expect(await stored()).toEqual({ name: 'Banks and Insurance', code: 'BFI', remarks: 'As in the prospectus' });
});

test('fields that both users changed are asked about one by one, with who and when; mine is saved if it is chosen', async () => {
  const { user } = await saveOverColleague({ category_name: 'Finance', course_categories_code: 'FIN' });
  const dialog = await question();
  expect(dialog.getByText(/^sarita\.adhikari changed this record on .+ Choose for each field/)).toBeVisible();
  expect(dialog.queryByRole('radiogroup', { name: 'Category Code' })).not.toBeInTheDocument();
  const name = within(dialog.getByRole('radiogroup', { name: 'Category Name' }));
  expect(dialog.getByRole('button', { name: 'Save these choices' })).toBeDisabled();
  expect(name.getByRole('radio', { name: 'Theirs: Finance' })).not.toBeChecked();
  await user.click(name.getByRole('radio', { name: 'Mine: Banks and Insurance' }));
  await user.click(dialog.getByRole('button', { name: 'Save these choices' }));
  await screen.findByText('Course category updated successfully');
  expect(await stored()).toMatchObject({ name: 'Banks and Insurance', code: 'FIN' });
});

test('values given up for a colleague’s change are offered once more', async () => {
  const { user, unmount } = await saveOverColleague({ category_name: 'Finance' });
  const dialog = await question();
  await user.click(dialog.getByRole('radio', { name: 'Theirs: Finance' }));
  await user.click(dialog.getByRole('button', { name: 'Save these choices' }));
  await screen.findByText('Course category updated successfully');
  expect(await stored()).toMatchObject({ name: 'Finance', remarks: 'As in the prospectus' });

  unmount();
  const again = await renderApp(address);
  await again.user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect((await form()).getByRole('textbox', { name: /^Category Name/ })).toHaveValue('Banks and Insurance');
});

test('cancelling the question leaves everything as it was, and it is asked again', async () => {
  const { user } = await saveOverColleague({ category_name: 'Finance' });
  await user.click((await question()).getByRole('button', { name: 'Cancel' }));
  const panel = await form();
  expect(panel.getByRole('textbox', { name: /^Category Name/ })).toHaveValue('Banks and Insurance');
  expect(await stored()).toMatchObject({ name: 'Finance', remarks: 'Shortened it' });
  await save(user, panel);
  await question();
});

test('a draft that is restored doesn’t undo what was changed after it was typed', async () => {
  const before = await renderApp(address);
  await fill(before.user, await form(), { 'Category Name': 'Banks and Insurance' });
  before.unmount();
  await colleagueSaves({ category_name: 'Finance', course_categories_code: 'FIN' });

  const { user } = await renderApp(address);
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  const panel = await form();
  expect(panel.getByRole('textbox', { name: /^Category Code/ })).toHaveValue('FIN');
  await fill(user, panel, remarks);
  await save(user, panel);
  expect((await question()).getByText('Theirs: Finance')).toBeVisible();
});

test('an image that a colleague replaced meanwhile is asked for, too', async () => {
  const { user } = await renderApp('/coursesetup/viewCourseDetails/section-officer-preparation/banner');
  const popup = within(await screen.findByRole('dialog', { name: 'Update Banner Image' }));
  await user.upload(await popup.findByLabelText(/Banner Image/), new File(['GIF89a'], 'mine.gif', { type: 'image/gif' }));
  await popup.findByText(/^mine\.gif/);
  const theirs = new File(['GIF89a'], 'theirs.gif', { type: 'image/gif' });
  const colleague = await openColleague();
  await colleague.send(courseCalls.editCourseBannerImg, { course_id: 1, course_banner_img: theirs });
  await user.click(popup.getByRole('button', { name: 'Save' }));
  const dialog = await question();
  expect(dialog.getByText('Mine: mine.gif')).toBeVisible();
  expect(dialog.getByText('Theirs: theirs.gif')).toBeVisible();
});

test('a file that was deleted meanwhile is told where it was to be replaced', async () => {
  const { user } = await renderApp('/coursesetup/viewLessonsDetails/protected-areas/resources/1/edit');
  const popup = within(await screen.findByRole('dialog', { name: 'Edit Resource' }));
  await user.upload(await popup.findByLabelText(/Resources/), new File(['%PDF-1.4'], 'mine.pdf', { type: 'application/pdf' }));
  await popup.findByText(/^mine\.pdf/);
  await (await openColleague()).send(lessonResourceCalls.deleteResources, { resources_id: 1 });
  await user.click(popup.getByRole('button', { name: 'Save' }));
  expect(await popup.findByText(/^This record was deleted meanwhile\. What you typed is still here/)).toBeVisible();
  await waitFor(() => expect(popup.getByText(/^mine\.pdf/)).toBeVisible());
});
