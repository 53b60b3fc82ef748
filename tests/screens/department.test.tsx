import { screen, waitFor, within } from '@testing-library/react';
import { fill, formPanel, panel, save, treeCalled } from '@tests/support/course';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

const tree = () => treeCalled('Department tree');

test('a name opens its department, the deep link opens the way to it, and children are counted', async () => {
  const { user } = await renderApp('/department/viewDepartment/4');
  const nodes = await tree();
  const shown = nodes.getByRole('treeitem', { name: 'Question Bank' });
  expect(shown).toHaveAttribute('aria-selected', 'true');
  expect(shown).toHaveAttribute('aria-level', '3');
  const above = nodes.getByRole('treeitem', { name: /^Curriculum & Content/ });
  expect(above).toHaveAttribute('aria-expanded', 'true');
  expect(within(above).getByTitle('Children: 2')).toHaveTextContent('2');
  await user.click(nodes.getByRole('link', { name: 'Operations' }));
  expect(await screen.findByText('OPS')).toBeVisible();
  expect(window.location.pathname).toBe('/department/viewDepartment/9');
  const details = await panel('Department Details');
  expect(details.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/department/editDepartment/9');
});

test('adding resets the form, refreshes the tree and keeps the parent', async () => {
  const { user } = await renderApp('/department/addDepartment/9');
  const form = await formPanel('Add Department');
  expect(await form.findByRole('combobox', { name: 'Parent' })).toHaveValue('Operations');
  await fill(user, form, { 'Department Name': 'Printing & Dispatch', 'Department Code': 'PRINT' });
  await save(user, form);
  expect(await screen.findByText('Department created successfully')).toBeVisible();
  expect(await (await tree()).findByRole('treeitem', { name: 'Printing & Dispatch' })).toBeVisible();
  await waitFor(() => expect(form.getByRole('textbox', { name: /^Department Name/ })).toHaveValue(''));
  expect(form.getByRole('combobox', { name: 'Parent' })).toHaveValue('Operations');
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  expect(await (await panel('Department Details')).findByText('OPS')).toBeVisible();
});

test('the page’s own form adds at the top', async () => {
  const { user } = await renderApp('/department');
  const form = await formPanel('Add Department');
  await fill(user, form, { 'Department Name': 'Legal', 'Department Code': 'LEGAL' });
  await save(user, form);
  const added = await (await tree()).findByRole('treeitem', { name: 'Legal' });
  expect(added).toHaveAttribute('aria-level', '1');
});

test('what breaks the rules is refused at its field, and so is what another has', async () => {
  const { user } = await renderApp('/department');
  const form = await formPanel('Add Department');
  await save(user, form);
  expect(await form.findAllByText('This field is required')).toHaveLength(2);
  await fill(user, form, { 'Department Name': 'ab', 'Department Code': 'x' });
  await save(user, form);
  expect(await form.findByText('more than 3 characters')).toBeVisible();
  expect(form.getByText('more than 2 characters')).toBeVisible();
  await fill(user, form, { 'Department Name': 'OPERATIONS', 'Department Code': 'ops' });
  await save(user, form);
  expect(await form.findByText('A department with this name already exists')).toBeVisible();
  expect(await form.findByText('A department with this code already exists')).toBeVisible();
});

test('neither a department nor what stands below it can be its parent', async () => {
  const { user } = await renderApp('/department/editDepartment/2');
  const form = await formPanel('Edit Department');
  const parent = await form.findByRole('combobox', { name: 'Parent' });
  await user.click(parent);
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(offered).toContain('Learner SupportOperations');
  expect(offered.filter((name) => /Academics|Curriculum|Question Bank/.test(name ?? ''))).toEqual([]);
});

test('an edit wants remarks, moves the department, and shows it', async () => {
  const { user } = await renderApp('/department/editDepartment/4');
  const form = await formPanel('Edit Department');
  await save(user, form);
  expect(await form.findByText('This field is required')).toBeVisible();
  const parent = await form.findByRole('combobox', { name: 'Parent' });
  await user.clear(parent);
  await user.type(parent, 'Technology');
  const [option] = await screen.findAllByRole('option', { name: 'Technology' });
  if (option) await user.click(option);
  await fill(user, form, { 'Modified Remarks': 'Works with the platform now' });
  await save(user, form);
  const details = await panel('Department Details');
  expect(await details.findByText('Works with the platform now')).toBeVisible();
  expect(details.getByText('Technology')).toBeVisible();
  await waitFor(async () => {
    expect((await tree()).getByRole('treeitem', { name: /^Technology/ })).toHaveAttribute('aria-expanded', 'true');
  });
});

test.each(['addDepartment', 'editDepartment', 'viewDepartment'])(
  '%s of a department that nobody knows says so',
  async (route) => {
    await renderApp(`/department/${route}/99`);
    expect((await screen.findAllByText(/This could not be loaded/))[0]).toBeVisible();
  },
);
