import { screen, waitFor } from '@testing-library/react';
import { courseTree, fill, formPanel, panel, save } from '@tests/support/course';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

const add = '/coursesetup/addMainTopic/1';
/** The forms of two main topics; questions are tagged with the second. */
const edits = ['/coursesetup/editMainTopic/data', '/coursesetup/editMainTopic/geography-of-nepal'] as const;

test('a main topic is added below the subcourse of the address, and shown', async () => {
  const { user } = await renderApp(add);
  const form = await formPanel('Add Main Topic');
  const subcourse = await form.findByRole('combobox', { name: /^Subcourse/ });
  expect(subcourse).toHaveDisplayValue('General Awareness');
  expect(subcourse).toHaveAccessibleDescription('Public Service Commission › Section Officer Preparation');
  await fill(user, form, { 'Topic Title': 'Rivers of Nepal', 'Lecture Hours': '6' });
  await save(user, form);
  const details = await panel('Main Topic Details');
  await waitFor(() => expect(details.getByRole('heading', { name: /^Main Topic Details/ })).toHaveFocus());
  expect(await details.findByText('Rivers of Nepal')).toBeVisible();
  expect(await details.findByText('General Awareness')).toBeVisible();
  expect(await details.findByText('6 hrs')).toBeVisible();
  expect(await screen.findByText('Main topic created successfully')).toBeVisible();
  expect((await courseTree()).getByRole('treeitem', { name: /^Rivers of Nepal/ })).toHaveAttribute('aria-selected', 'true');
});

test('Save and add another keeps the subcourse, empties the rest and is ready to type', async () => {
  const { user } = await renderApp(add);
  const form = await formPanel('Add Main Topic');
  await fill(user, form, { 'Topic Title': 'Rivers of Nepal', 'Lecture Hours': '6' });
  await save(user, form, 'Save and add another');
  await waitFor(() => expect(form.getByRole('textbox', { name: /^Topic Title/ })).toHaveValue(''));
  await waitFor(() => expect(form.getByRole('textbox', { name: /^Topic Title/ })).toHaveFocus());
  expect(await form.findByRole('combobox', { name: /^Subcourse/ })).toHaveDisplayValue(/^General Awareness/);
  expect(await (await courseTree()).findByText('Rivers of Nepal')).toBeVisible();
});

test('the next one stands below the subcourse that was chosen, wherever the address began', async () => {
  const { user } = await renderApp(add);
  const form = await formPanel('Add Main Topic');
  const subcourse = await form.findByRole('combobox', { name: /^Subcourse/ });
  await user.clear(subcourse);
  await user.type(subcourse, 'Nayab');
  const [other] = await screen.findAllByRole('option', { name: /Nayab Subba/ });
  if (other) await user.click(other);
  const chosen = subcourse.getAttribute('value') ?? '';
  expect(subcourse).toHaveAccessibleDescription(/Nayab Subba/);
  await fill(user, form, { 'Topic Title': 'Rivers of Nepal', 'Lecture Hours': '6' });
  await save(user, form, 'Save and add another');
  await waitFor(() => expect(form.getByRole('textbox', { name: /^Topic Title/ })).toHaveValue(''));
  const next = await form.findByRole('combobox', { name: /^Subcourse/ });
  expect(next).toHaveDisplayValue(chosen);
  expect(next).toHaveAccessibleDescription(/Nayab Subba/);
});

test('what breaks the rules is refused at its field', async () => {
  const { user } = await renderApp(add);
  const form = await formPanel('Add Main Topic');
  await fill(user, form, { 'Topic Title': 'abc', 'Lecture Hours': '1234' });
  await user.clear(await form.findByRole('combobox', { name: /^Subcourse/ }));
  await save(user, form);
  expect(await form.findByText('more than 4 characters')).toBeVisible();
  expect(form.getByText('This field is required')).toBeVisible();
  await waitFor(() => expect(form.getByRole('textbox', { name: /^Topic Title/ })).toHaveFocus());
});

test('a title that the subcourse has already is refused by the server, at its field', async () => {
  const { user } = await renderApp(add);
  const form = await formPanel('Add Main Topic');
  await fill(user, form, { 'Topic Title': 'Geography of Nepal', 'Lecture Hours': '6' });
  await save(user, form);
  const title = form.getByRole('textbox', { name: /^Topic Title/ });
  await waitFor(() => expect(title).toHaveAccessibleDescription(/already exists/));
  expect(title).toHaveValue('Geography of Nepal');
});

test('an edit wants remarks, can move the topic to another subcourse, and keeps the tree in step', async () => {
  const { user } = await renderApp(edits[0]);
  const form = await formPanel('Edit Main Topic');
  const subcourse = await form.findByRole('combobox', { name: /^Subcourse/ });
  await user.clear(subcourse);
  await user.type(subcourse, 'Constitution and Law');
  await user.click(
    await screen.findByRole('option', { name: 'Constitution and Law Public Service Commission › Section Officer Preparation' }),
  );
  await save(user, form);
  expect(await form.findByText('This field is required')).toBeVisible();
  await fill(user, form, { 'Modified Remarks': 'It belongs there' });
  await save(user, form);
  const details = await panel('Main Topic Details');
  expect(await details.findByText('Constitution and Law')).toBeVisible();
  const tree = await courseTree();
  await waitFor(() =>
    expect(tree.getByRole('treeitem', { name: /^Constitution and Law/ })).toHaveAttribute('aria-expanded', 'true'),
  );
});

test('a main topic that questions are tagged with stays in its course, and moves within it', async () => {
  const { user } = await renderApp(edits[1]);
  const form = await formPanel('Edit Main Topic');
  const subcourse = await form.findByRole('combobox', { name: /^Subcourse/ });
  const moveTo = async (name: string) => {
    await user.clear(subcourse);
    await user.type(subcourse, name);
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${name} `) }));
    await save(user, form);
  };
  await fill(user, form, { 'Modified Remarks': 'It belongs there' });
  await moveTo('शासन प्रणाली');
  await waitFor(() =>
    expect(subcourse).toHaveAccessibleDescription(/^Number of questions tagged with it: \d+\. It stays in its course/),
  );
  await moveTo('Constitution and Law');
  expect(await (await panel('Main Topic Details')).findByText('Constitution and Law')).toBeVisible();
});

test('an address below a subcourse that nobody knows says so', async () => {
  await renderApp('/coursesetup/addMainTopic/99999');
  expect(await (await panel('Add Main Topic')).findByText(/nothing at this address/)).toBeVisible();
});
