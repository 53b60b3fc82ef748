import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { noDialog, popup, press, type Queries, row } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { betweenServer } from '@tests/support/server';
import { expect, test } from 'vitest';

/** Returns a list's address with a search for these words. */
const found = (list: string, q: string) => `${list}?filter=${encodeURIComponent(JSON.stringify({ q }))}`;
const tagsOf = (courses: number, popupRoute = '') =>
  `/featureTag${popupRoute}?filter=${encodeURIComponent(JSON.stringify({ courses }))}`;

async function chooseCourse(user: UserEvent, form: Queries, name: string) {
  const course = await form.findByRole('combobox', { name: /^Course/ });
  await user.clear(course);
  await user.type(course, name);
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
}

test('a feature is tagged with a course once, and that it is already is said at the course', async () => {
  const { user } = await renderApp(found('/feature', 'retake'));
  await user.click(within(await row('Free Retake')).getByRole('link', { name: 'Tag Free Retake <1 year>' }));
  const form = await popup('Add Feature Tag');
  expect(await form.findByText('Free Retake <1 year>')).toBeVisible();
  await chooseCourse(user, form, 'IOE BE');
  await press(user, form, 'Save');
  const twice = 'features has been already tagged with the courses if not found in the list please check the restore menu';
  const course = form.getByRole('combobox', { name: /^Course/ });
  await waitFor(() => expect(course).toHaveAccessibleDescription(twice));
  await chooseCourse(user, form, 'Nayab Subba');
  await press(user, form, 'Save');
  expect(await screen.findByText('Feature tag created successfully')).toBeVisible();
  await noDialog();
});

test.each([{ non_field_errors: ['The fields feature, course must make a unique set.'] }, ['Tagged already'], true])(
  'that it is already is said at the course where another server answers %j',
  async (errors) => {
    const { between, answer } = betweenServer();
    const { user } = await renderApp('/feature/tag/1', { between });
    const form = await popup('Add Feature Tag');
    await chooseCourse(user, form, 'Nayab Subba');
    answer.writes = { status: 400, body: { errors } };
    await press(user, form, 'Save');
    const course = form.getByRole('combobox', { name: /^Course/ });
    await waitFor(() => expect(course).toHaveAccessibleDescription(/^features has been already tagged/));
  },
);

test('the tags of a course have its name; a deleted one comes back by Undo', async () => {
  const { user } = await renderApp(tagsOf(2));
  await user.click(await screen.findByRole('link', { name: 'Delete Downloadable Notes' }));
  const question = await popup('Delete Feature Tag');
  const told = 'The course “Nayab Subba Preparation” no longer has the feature “Downloadable Notes”.';
  expect(question.getByText(told, { exact: false })).toBeVisible();
  await press(user, question, 'Delete');
  await noDialog();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Downloadable Notes/ })).not.toBeInTheDocument());
  expect(window.location.pathname + window.location.search).toBe(tagsOf(2));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Feature tag restored successfully')).toBeVisible();
  expect(await row('Downloadable Notes')).toBeVisible();
});

test('an Undo that is refused says so, and can be tried again', async () => {
  const { between, answer } = betweenServer();
  const { user } = await renderApp(tagsOf(2, '/delete/13'), { between });
  await press(user, await popup('Delete Feature Tag'), 'Delete');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await noDialog();
  answer.writes = { status: 409, body: { msg: 'Not any more' } };
  await user.click(undo);
  expect(await screen.findByText('Not taken back: Not any more')).toBeVisible();
  answer.writes = undefined;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  const told = await screen.findByText('Feature tag restored successfully');
  expect(await within(told).findByText('Downloadable Notes', { exact: false })).toBeVisible();
});

test('a tag is given another course: it leaves the list that it was found in', async () => {
  const { user } = await renderApp(tagsOf(2));
  await user.click(await screen.findByRole('link', { name: 'Edit Downloadable Notes' }));
  const form = await popup('Edit Feature Tag');
  await waitFor(() => expect(form.getByRole('combobox')).toHaveDisplayValue(/^Nayab Subba/));
  expect(form.getByText('Downloadable Notes')).toBeVisible();
  await chooseCourse(user, form, 'Section Officer');
  await press(user, form, 'Save');
  await waitFor(() => expect(form.getByRole('combobox')).toHaveAccessibleDescription(/^features has been already tagged/));
  await chooseCourse(user, form, 'CMAT');
  await press(user, form, 'Save');
  expect(await screen.findByText('Feature tag updated successfully')).toBeVisible();
  await noDialog();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Downloadable Notes/ })).not.toBeInTheDocument());
});

test('a colleague’s choice of a course is asked about', async () => {
  const { between, answer } = betweenServer();
  const { user } = await renderApp(tagsOf(2, '/edit/13'), { between });
  const form = await popup('Edit Feature Tag');
  await waitFor(() => expect(form.getByRole('combobox')).toHaveDisplayValue(/^Nayab Subba/));
  await chooseCourse(user, form, 'CMAT');
  answer.records = (record) => ('course_iid' in record ? { ...record, course_iid: 24 } : record);
  await press(user, form, 'Save');
  const question = await popup('Changed meanwhile');
  expect(question.getByRole('radio', { name: /^Mine: CMAT/ })).toBeEnabled();
  await user.click(question.getByRole('radio', { name: /^Theirs: Nepal Army/ }));
  answer.records = undefined;
  await press(user, question, 'Save these choices');
  expect(await screen.findByText('Feature tag updated successfully')).toBeVisible();
});

test.each([
  ['/featureTag/edit/1', 'Edit Feature Tag', /This address doesn’t say what the list was searched for/],
  [tagsOf(2, '/edit/1'), 'Edit Feature Tag', /It isn’t among what the list was searched for/],
  ['/featureTag/delete/1', 'Delete Feature Tag', /This address doesn’t say what the list was searched for/],
  ['/featureTagRestore/restore/1', 'Restore Feature Tag', /Record not found/],
  ['/feature/edit/9999999999999', 'Edit Feature', /Record not found/],
])('%s says why its record isn’t there, and leads back to the list', async (address, title, text) => {
  const { user } = await renderApp(address);
  const dialog = await popup(title);
  expect(await dialog.findByText(text)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await press(user, dialog, 'Go back');
  await noDialog();
  expect(window.location.pathname).toBe(`/${address.split(/[/?]/)[1]}`);
});

test('the deleted tags of all courses are listed, without a filter or a button to add; one is restored for its course', async () => {
  const { user } = await renderApp('/featureTagRestore?page=3');
  expect(await screen.findByText('11–12 of 12')).toBeVisible();
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Add/ })).not.toBeInTheDocument();
  for (const left of [11, 10]) {
    const [, last] = screen.getAllByRole('row');
    if (last) await user.click(within(last).getByRole('link', { name: /^Restore .+ · .+/ }));
    const question = await popup('Restore Feature Tag');
    expect(question.getByText(/^The course “/)).toHaveTextContent(/^The course “.+” has the feature “.+” again\.$/);
    await press(user, question, 'Restore');
    await noDialog();
    // A page without rows is removed: the one before it is shown.
    expect(await screen.findByText(left === 11 ? '11–11 of 11' : '6–10 of 10')).toBeVisible();
  }
});

test.each(['/featureTag/1/show', '/featureTag/view/1', '/featureTagRestore/1', '/featureTagRestore/edit/17'])(
  'nothing stands at %s',
  async (address) => {
    await renderApp(address);
    expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeVisible();
  },
);

test('a tag is added from the list of a course, which shows it', async () => {
  const { user } = await renderApp(tagsOf(2));
  await user.click(await screen.findByRole('link', { name: 'Add Feature Tag' }));
  const form = await popup('Add Feature Tag');
  await waitFor(() => expect(form.getByRole('combobox', { name: /^Course/ })).toHaveDisplayValue(/^Nayab Subba/));
  const feature = form.getByRole('combobox', { name: /^Feature/ });
  await user.type(feature, 'Free Retake');
  await user.click(await screen.findByRole('option', { name: /^Free Retake/ }));
  await press(user, form, 'Save');
  expect(await screen.findByText('Feature tag created successfully')).toBeVisible();
  await noDialog();
  expect(await row('Free Retake')).toBeVisible();
});
