import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { submit } from '@tests/support/forms';
import { popup } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

const tagsOf = (modelset: number, popupRoute = '') =>
  `/paragraphTagReport${popupRoute}?filter=${encodeURIComponent(JSON.stringify({ courses: 1, year: 2026, modelset }))}`;

type Queries = Awaited<ReturnType<typeof popup>>;

const row = (name: RegExp) => screen.findByRole('row', { name });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const press = (user: UserEvent, within: Queries, name: string) => user.click(within.getByRole('button', { name }));

async function chooseModelset(user: UserEvent, form: Queries, name: string) {
  const modelset = await form.findByRole('combobox', { name: /^Model Set/ });
  await user.clear(modelset);
  await user.type(modelset, name);
  await user.click(await screen.findByRole('option', { name }));
  return modelset;
}

test('the tags of a model set are listed, the deleted one marked: each offers what can be done with it', async () => {
  await renderApp(tagsOf(1));
  const standing = within(await row(/^1 Rivers that are older/));
  const cells = standing.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells.slice(1, 4)).toEqual(['Rivers that are older than the mountains', 'General Awareness', '']);
  const actions = (queries: Queries) =>
    queries.getAllByRole('link').map((link) => link.getAttribute('aria-label')?.split(' ')[0]);
  expect(actions(standing)).toEqual(['Edit', 'Delete']);
  const deleted = within(await row(/^3 Case study: the ward office/));
  expect(deleted.getByText('Deleted')).toBeVisible();
  expect(actions(deleted)).toEqual(['Restore']);
});

test('course, year and model set are asked for first', async () => {
  const { user } = await renderApp('/paragraphTagReport');
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  for (const name of [/^Course/, /^Model Set/]) {
    await waitFor(() => expect(screen.getByRole('combobox', { name })).toHaveAccessibleDescription(/required/));
  }
  expect(screen.getByText('Choose what to look for, and press “Search”.')).toBeVisible();
});

test('a tag is deleted and comes back by Undo, or by the row’s own way', async () => {
  const { user } = await renderApp(tagsOf(1));
  const title = 'Rivers that are older than the mountains';
  const name = `${title} · Section Officer Model Set 1`;
  await user.click(await screen.findByRole('link', { name: `Delete ${name}` }));
  const question = await popup('Delete Passage Tag');
  const told = `The model set “Section Officer Model Set 1” no longer has the passage “${title}”.`;
  expect(question.getByText(told, { exact: false })).toBeVisible();
  await press(user, question, 'Delete');
  await noDialog();
  expect(await screen.findByRole('link', { name: `Restore ${name}` })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Passage tag restored successfully')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: /^Restore Case study: the ward office/ }));
  await press(user, await popup('Restore Passage Tag'), 'Restore');
  await noDialog();
  expect(await screen.findByRole('link', { name: /^Delete Case study: the ward office/ })).toBeVisible();
});

test('a deleted tag whose place another has taken is not restored: it is said which', async () => {
  const { user } = await renderApp(tagsOf(1, '/delete/1'));
  await press(user, await popup('Delete Passage Tag'), 'Delete');
  await noDialog();
  // The same passage is tagged to the model set again.
  const moved = await renderApp(tagsOf(5, '/edit/5'));
  const form = await popup('Edit Passage Tag');
  await chooseModelset(moved.user, form, 'Section Officer Model Set 1');
  await submit(moved.user);
  expect(await screen.findByText('Passage tag updated successfully')).toBeVisible();
  await noDialog();
  const restored = await renderApp(tagsOf(1, '/restore/1'));
  const question = await popup('Restore Passage Tag');
  await press(restored.user, question, 'Restore');
  const twice = '“Rivers that are older than the mountains” is tagged with “Section Officer Model Set 1” already';
  expect(await question.findByText(twice)).toBeVisible();
});

test('a tag is given another model set, and leaves the list', async () => {
  const { user } = await renderApp(tagsOf(1, '/edit/2'));
  const form = await popup('Edit Passage Tag');
  await waitFor(async () =>
    expect(await form.findByRole('combobox', { name: /^Subcourse/ })).toHaveDisplayValue('Constitution and Law'),
  );
  await chooseModelset(user, form, 'Comprehension & reasoning, with a passage');
  await submit(user);
  expect(await screen.findByText('Passage tag updated successfully')).toBeVisible();
  await noDialog();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Three levels/ })).not.toBeInTheDocument());
});

test('where no model set has a passage, that is said', async () => {
  const { user } = await renderApp(tagsOf(1, '/edit/1'));
  const form = await popup('Edit Passage Tag');
  await form.findByRole('combobox', { name: /^Model Set/ });
  await user.click(form.getByRole('combobox', { name: /^Year/ }));
  await user.click(await screen.findByRole('option', { name: '2025' }));
  await waitFor(() =>
    expect(form.getByRole('combobox', { name: /^Model Set/ })).toHaveAccessibleDescription(
      'No model set of this course and year is to have a passage. Change one first, in “Model Set Setup”.',
    ),
  );
});

test('another course empties subcourse and model set', async () => {
  const { user } = await renderApp(tagsOf(1, '/edit/1'));
  const form = await popup('Edit Passage Tag');
  const subcourse = await form.findByRole('combobox', { name: /^Subcourse/ });
  await waitFor(() => expect(subcourse).toHaveDisplayValue('General Awareness'));
  const course = form.getByRole('combobox', { name: /^Course/ });
  await user.clear(course);
  await user.type(course, 'Nayab');
  await user.click(await screen.findByRole('option', { name: /^Nayab Subba/ }));
  await waitFor(() => expect(subcourse).toHaveDisplayValue(''));
  expect(form.getByRole('combobox', { name: /^Model Set/ })).toHaveDisplayValue('');
});

test.each([
  ['/edit/3', 'Edit Passage Tag', 'This tag was deleted: restore it first.'],
  ['/delete/3', 'Delete Passage Tag', 'This tag was deleted already.'],
  ['/restore/1', 'Restore Passage Tag', 'This tag is not deleted.'],
])('%s has nothing to do', async (route, title, text) => {
  await renderApp(tagsOf(1, route));
  const dialog = await popup(title);
  expect(await dialog.findByText(text)).toBeVisible();
  expect(dialog.queryByRole('combobox')).not.toBeInTheDocument();
});
