import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { noDialog, popup, press, type Queries, row } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { betweenServer } from '@tests/support/server';
import { expect, test } from 'vitest';

const tagsOf = (courses: number, popupRoute = '') =>
  `/tagInstructor${popupRoute}?filter=${encodeURIComponent(JSON.stringify({ courses }))}`;

async function choose(user: UserEvent, form: Queries, field: RegExp, name: string) {
  const input = await form.findByRole('combobox', { name: field });
  await waitFor(() => expect(input).toBeEnabled());
  await user.clear(input);
  await user.type(input, name);
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
}

const twice = 'instructor for this course and subject has neen already tagged';

test('the list asks for a course, and shows instructor, subcourse and type; the course is said above', async () => {
  const { user } = await renderApp('/tagInstructor');
  const search = within(await screen.findByRole('search'));
  await press(user, search, 'Search');
  expect(await search.findByText('This field is required')).toBeVisible();
  await choose(user, search, /^Course/, 'Section Officer');
  await press(user, search, 'Search');
  const expert = within(await row('Abhishek|Bhim Bahadur Kunwar'));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'SN',
    'Instructor',
    'Subcourse Name',
    'Type',
    'Action',
  ]);
  expect(expert.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Bhim Bahadur Kunwar', 'Public Management', 'SME']),
  );
});

test('an instructor is tagged once; that it is already is said at the subcourse', async () => {
  const { user } = await renderApp('/instructorsetup/tag/2');
  const form = await popup('Add Instructor Tag');
  expect(await form.findByText('Sushila Kumari Yadav')).toBeVisible();
  expect(form.queryByRole('combobox', { name: /^Instructor/ })).not.toBeInTheDocument();
  await choose(user, form, /^Course/, 'Nayab Subba');
  await choose(user, form, /^Subcourse/, 'Quantitative Aptitude');
  await user.click(form.getByRole('radio', { name: 'Instructor' }));
  await press(user, form, 'Save');
  const subcourse = form.getByRole('combobox', { name: /^Subcourse/ });
  await waitFor(() => expect(subcourse).toHaveAccessibleDescription(twice));
  await choose(user, form, /^Subcourse/, 'Office Management');
  await press(user, form, 'Save');
  expect(await screen.findByText('Instructor tagged successfully')).toBeVisible();
  await noDialog();
});

test.each([{ non_field_errors: ['The fields must make a unique set.'] }, ['Tagged already'], true])(
  'that it is already is said at the subcourse where another server answers %j',
  async (errors) => {
    const { between, answer } = betweenServer();
    const { user } = await renderApp(tagsOf(1, '/edit/1'), { between });
    const form = await popup('Edit Instructor Tag');
    await user.type(await form.findByRole('textbox', { name: /^Modified Remarks/ }), 'as it was');
    answer.writes = { status: 400, body: { errors } };
    await press(user, form, 'Save');
    const subcourse = form.getByRole('combobox', { name: /^Subcourse/ });
    await waitFor(() => expect(subcourse).toHaveAccessibleDescription(twice));
  },
);

test('another course empties the subcourse of a tag, which then leaves the list', async () => {
  const { user } = await renderApp(tagsOf(2, '/edit/16'));
  const form = await popup('Edit Instructor Tag');
  const subcourse = await form.findByRole('combobox', { name: /^Subcourse/ });
  await waitFor(() => expect(subcourse).toHaveDisplayValue('Quantitative Aptitude'));
  expect(form.getByRole('combobox', { name: /^Instructor/ })).toHaveDisplayValue('Zeenat Ansari');
  await choose(user, form, /^Course/, 'CMAT');
  await waitFor(() => expect(subcourse).toHaveDisplayValue(''));
  await choose(user, form, /^Subcourse/, 'Quantitative Ability');
  await user.type(form.getByRole('textbox', { name: /^Modified Remarks/ }), 'teaches CMAT now');
  await press(user, form, 'Save');
  expect(await screen.findByText('Instructor tag updated successfully')).toBeVisible();
  await noDialog();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Zeenat Ansari/ })).not.toBeInTheDocument());
});

test('a tag is shown with all that it ties together', async () => {
  await renderApp(tagsOf(1, '/view/1'));
  const details = await popup('Instructor Tag Details');
  expect(await details.findByText('Constitution and Law')).toBeVisible();
  expect(details.getByRole('link', { name: 'Ramesh Koirala' })).toHaveAttribute('href', '/instructorsetup/view/1');
  expect(details.getByRole('link', { name: 'Edit' })).toBeVisible();
});

test('a deleted tag comes back by Undo', async () => {
  const { user } = await renderApp(tagsOf(2));
  await user.click(await screen.findByRole('link', { name: 'Delete Bandana Singh' }));
  const question = await popup('Delete Instructor Tag');
  const told = 'The course “Nayab Subba Preparation” no longer names “Bandana Singh” for “Office Management”.';
  expect(question.getByText(told, { exact: false })).toBeVisible();
  await press(user, question, 'Delete');
  await noDialog();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Bandana Singh/ })).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Instructor tag restored successfully')).toBeVisible();
  expect(await row('Bandana Singh')).toBeVisible();
});

test('the deleted tags of all courses are listed; one is restored', async () => {
  const { user } = await renderApp('/restoreInstructor');
  expect(await screen.findByText('1–5 of 5')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Restore Shreejana Basnet · Botany' }));
  const question = await popup('Restore Instructor Tag');
  expect(
    question.getByText('The course “MBBS and BDS Entrance (MECEE-BL)” names “Shreejana Basnet” for “Botany” again.'),
  ).toBeVisible();
  await press(user, question, 'Restore');
  expect(await screen.findByText('Instructor tag restored successfully')).toBeVisible();
  expect(await screen.findByText('1–4 of 4')).toBeVisible();
});

test('a tag that can’t be restored says which tag has its place', async () => {
  const { user } = await renderApp('/restoreInstructor/restore/60');
  const question = await popup('Restore Instructor Tag');
  await press(user, question, 'Restore');
  expect(await question.findByRole('alert')).toHaveTextContent(
    '“Sushila Kumari Yadav” is tagged with “Reasoning and Intelligence” of “Section Officer Preparation” again meanwhile, as an instructor',
  );
});

test.each([
  ['/tagInstructor/edit/1', 'Edit Instructor Tag', /This address doesn’t say what the list was searched for/],
  [tagsOf(2, '/view/1'), 'Instructor Tag Details', /It isn’t among what the list was searched for/],
  ['/restoreInstructor/restore/1', 'Restore Instructor Tag', /Record not found/],
])('%s says why its record isn’t there, and leads back to the list', async (address, title, text) => {
  const { user } = await renderApp(address);
  const dialog = await popup(title);
  expect(await dialog.findByText(text)).toBeVisible();
  await press(user, dialog, 'Go back');
  await noDialog();
  expect(window.location.pathname).toBe(`/${address.split(/[/?]/)[1]}`);
});

test.each(['/tagInstructor/1/video', '/restoreInstructor/1', '/restoreInstructor/edit/56'])(
  'nothing stands at %s',
  async (address) => {
    await renderApp(address);
    expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeVisible();
  },
);

test('a tag is added from the list of a course, which shows it', async () => {
  const { user } = await renderApp(tagsOf(2));
  await user.click(await screen.findByRole('link', { name: 'Add Instructor Tag' }));
  const form = await popup('Add Instructor Tag');
  await waitFor(() => expect(form.getByRole('combobox', { name: /^Course/ })).toHaveDisplayValue(/^Nayab Subba/));
  await choose(user, form, /^Instructor/, 'Ramesh Koirala');
  await choose(user, form, /^Subcourse/, 'General Knowledge');
  await user.click(form.getByRole('radio', { name: 'SME' }));
  await press(user, form, 'Save');
  expect(await screen.findByText('Instructor tagged successfully')).toBeVisible();
  await noDialog();
  expect(await row('Ramesh Koirala.*General Knowledge')).toBeVisible();
});
