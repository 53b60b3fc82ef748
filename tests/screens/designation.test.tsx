import { screen, waitFor } from '@testing-library/react';
import { fill, formPanel, panel, save, treeCalled } from '@tests/support/course';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

/** Excludes the code. */
const title = 'Designation(?! Code)';

const tree = () => treeCalled('Designation tree');

test('designations hang under their departments; a department’s name adds to it', async () => {
  const { user } = await renderApp('/designation/viewDesignation/10');
  const nodes = await tree();
  const shown = nodes.getByRole('treeitem', { name: 'Question Setter' });
  expect(shown).toHaveAttribute('aria-selected', 'true');
  expect(shown).toHaveAttribute('aria-level', '4');
  expect(await (await panel('Designation Details')).findByText('Question Bank')).toBeVisible();
  await user.click(nodes.getByRole('link', { name: 'Question Bank' }));
  const form = await formPanel('Add Designation');
  const department = await form.findByRole('combobox', { name: /^Department/ });
  expect(department).toHaveValue('Question Bank');
  expect(department).toHaveAccessibleDescription('Academics › Curriculum & Content');
});

test('the tree is searched by names and codes of both', async () => {
  const { user } = await renderApp('/designation');
  await tree();
  await user.type(await screen.findByRole('searchbox', { name: 'Find in the tree' }), 'sw-qa');
  const nodes = await tree();
  expect(await nodes.findByRole('treeitem', { name: /^QA Engineer/ })).toBeVisible();
  expect(nodes.queryByRole('treeitem', { name: /^Operations/ })).not.toBeInTheDocument();
});

test('adding resets the form, refreshes the tree and keeps the department', async () => {
  const { user } = await renderApp('/designation/addDesignation/1');
  const form = await formPanel('Add Designation');
  await fill(user, form, { [title]: 'CEO', 'Designation Code': 'CEO' });
  await save(user, form);
  expect(await screen.findByText('Designation created successfully')).toBeVisible();
  expect(await (await tree()).findByRole('treeitem', { name: 'CEO' })).toBeVisible();
  await waitFor(() => expect(form.getByRole('textbox', { name: new RegExp(`^${title}`) })).toHaveValue(''));
  expect(form.getByRole('combobox', { name: /^Department/ })).toHaveValue('Executive Office');
});

test('a designation wants a department, and departments alone are offered', async () => {
  const { user } = await renderApp('/designation');
  const form = await formPanel('Add Designation');
  await fill(user, form, { 'Designation Code': 'SO' });
  await save(user, form);
  expect(await form.findAllByText('This field is required')).toHaveLength(2);
  await user.type(form.getByRole('combobox', { name: /^Department/ }), 'support');
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Learner SupportOperations']);
});

test('a name that its department has is refused at the field', async () => {
  const { user } = await renderApp('/designation/addDesignation/6');
  const form = await formPanel('Add Designation');
  await fill(user, form, { [title]: 'instructor', 'Designation Code': 'LS-XX' });
  await save(user, form);
  expect(await form.findByText('This department has this designation already')).toBeVisible();
});

test('a designation can be saved in the department that has its own number, and moved there', async () => {
  const { user } = await renderApp('/designation/editDesignation/1');
  const form = await formPanel('Edit Designation');
  expect(await form.findByRole('combobox', { name: /^Department/ })).toHaveValue('Executive Office');
  await fill(user, form, { 'Designation Code': 'MD-1', 'Modified Remarks': 'Another code' });
  await save(user, form);
  expect(await screen.findByText('Designation updated successfully')).toBeVisible();
  expect(await (await panel('Designation Details')).findByText('MD-1')).toBeVisible();
});

test('an edit asks for 4 characters, but leaves a shorter one that stands', async () => {
  const { user } = await renderApp('/designation/addDesignation/1');
  const add = await formPanel('Add Designation');
  await fill(user, add, { [title]: 'CEO', 'Designation Code': 'CEO' });
  await save(user, add);
  await user.click(await (await tree()).findByRole('link', { name: 'CEO' }));
  await user.click(await (await panel('Designation Details')).findByRole('link', { name: 'Edit' }));
  const form = await formPanel('Edit Designation');
  await fill(user, form, { [title]: 'CFO', 'Modified Remarks': 'Another office' });
  await save(user, form);
  expect(await form.findByText('more than 4 characters')).toBeVisible();
  await fill(user, form, { [title]: 'CEO', 'Designation Code': 'CHIEF' });
  await save(user, form);
  expect(await (await panel('Designation Details')).findByText('CHIEF')).toBeVisible();
});
