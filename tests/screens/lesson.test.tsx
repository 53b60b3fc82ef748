import { screen, waitFor, within } from '@testing-library/react';
import { courseTree, fill, formPanel, panel, save } from '@tests/support/course';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

const add = '/coursesetup/addLessons/1';
const edit = '/coursesetup/editLessons/physical-regions';

/** Returns the options of the lesson's order input. */
async function places(open: () => Promise<void>) {
  await open();
  const list = within(await screen.findByRole('listbox'));
  return list.getAllByRole('option').map(({ textContent }) => textContent);
}

test('the order is the next free place at first, and any taken one can be chosen', async () => {
  const { user } = await renderApp(add);
  const form = await formPanel('Add Lesson');
  const order = await form.findByRole('combobox', { name: /^Lesson Order/ });
  await waitFor(() => expect(order).toHaveTextContent('4. (at the end)'));
  expect(await places(() => user.click(order))).toEqual([
    '1. Physical regions',
    '2. Climate and natural resources',
    '3. Protected areas',
    '4. (at the end)',
  ]);
  await user.click(screen.getByRole('option', { name: '1. Physical regions' }));
  await fill(user, form, { 'Lesson Title': 'Where Nepal is', 'Lecture Hours': '2' });
  await save(user, form);
  expect(await (await panel('Lesson Details')).findByText('Where Nepal is')).toBeVisible();
  const titles = within(await screen.findByRole('tree')).getAllByRole('treeitem', { name: /Where Nepal is|Physical regions/ });
  expect(titles.map(({ textContent }) => textContent?.slice(0, 10))).toEqual(['Where Nepa', 'Physical r']);
});

test('a chosen main topic brings its own places', async () => {
  const { user } = await renderApp(add);
  const form = await formPanel('Add Lesson');
  const topic = await form.findByRole('combobox', { name: /^Main Topic/ });
  await user.clear(topic);
  await user.type(topic, 'Nepal in the world');
  await user.click(await screen.findByRole('option', { name: /^Nepal in the world/ }));
  const order = form.getByRole('combobox', { name: /^Lesson Order/ });
  await waitFor(() => expect(order).toHaveTextContent('3. (at the end)'));
});

test('what breaks the rules is refused at its field', async () => {
  const { user } = await renderApp(add);
  const form = await formPanel('Add Lesson');
  await fill(user, form, { 'Lesson Title': 'ab', 'Lecture Hours': '1000' });
  await save(user, form);
  expect(await form.findByText('more than 3 characters')).toBeVisible();
  expect(form.getByText('cannot exceed from 3 characters')).toBeVisible();
});

test('an edit asks for no remarks, and refuses a new title of more than 50 characters', async () => {
  const { user } = await renderApp(edit);
  const form = await formPanel('Edit Lesson');
  expect(form.queryByRole('textbox', { name: /remarks/ })).not.toBeInTheDocument();
  await fill(user, form, { 'Lesson Title': 'x'.repeat(51) });
  expect(form.getByText('51/50')).toBeVisible();
  await save(user, form);
  const title = form.getByRole('textbox', { name: /^Lesson Title/ });
  await waitFor(() => expect(title).toHaveAccessibleDescription(/cannot exceed from 50 characters/));
  expect(screen.queryByText('Please correct the marked fields')).not.toBeInTheDocument();
  await fill(user, form, { 'Lesson Title': 'The physical regions' });
  await save(user, form);
  expect(await (await panel('Lesson Details')).findByText('The physical regions')).toBeVisible();
  expect(await (await courseTree()).findByText('The physical regions')).toBeVisible();
});

test('the details name what the lesson belongs to, and its hours', async () => {
  await renderApp('/coursesetup/viewLessonsDetails/physical-regions');
  const details = await panel('Lesson Details');
  // The breadcrumb comes from the tree, before the record has loaded.
  expect(await details.findByText(/ hrs$/)).toBeVisible();
  expect(await details.findByText('Geography of Nepal')).toBeVisible();
  expect(details.getByText('General Awareness')).toBeVisible();
  expect(details.getByText('Section Officer Preparation')).toBeVisible();
  expect(details.getByText('not changed since', { exact: false })).toBeVisible();
});
