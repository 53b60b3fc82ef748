import { screen, waitFor, within } from '@testing-library/react';
import { fileOf } from '@tests/contract/files';
import { courseTree, fill, formPanel, panel, save } from '@tests/support/course';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

const list = '/coursesetup/subcoursesetup';
const icon = () => new File([fileOf('gif')], 'icon.gif', { type: 'image/gif' });
const texts = {
  'Subcourse Name': 'Written papers',
  'Subcourse Code': 'WRI',
  'Short Description': 'How the written papers of the examination are answered',
  'Lecture Hours': '12',
};

test('the list shows each subcourse below its course, 5 to a page', async () => {
  await renderApp(list);
  await screen.findAllByRole('cell');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'SN',
    'Course Name',
    'Subcourse Name',
    'Action',
  ]);
  expect(screen.getAllByRole('row')).toHaveLength(6);
});

test('the breadcrumb of a subcourse leads to its course and to the course’s category', async () => {
  const { user } = await renderApp(`${list}/view/1`);
  const dialog = within(await screen.findByRole('dialog', { name: /^Subcourse Details/ }));
  const way = within(await dialog.findByRole('navigation', { name: 'Stands below' }));
  expect(await way.findByRole('link', { name: 'Section Officer Preparation' })).toBeVisible();
  await user.click(await way.findByRole('link', { name: 'Public Service Commission' }));
  const category = within(await screen.findByRole('dialog', { name: /^Course Category Details/ }));
  expect(await category.findByRole('heading', { name: /Public Service Commission/ })).toBeVisible();
});

test('a subcourse is added in the list’s popup, for a course that is found by its name', async () => {
  const { user } = await renderApp(`${list}/add`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Subcourse' }));
  await fill(user, dialog, texts);
  await save(user, dialog);
  expect(await dialog.findByText('courses must be selected')).toBeVisible();
  await user.type(await dialog.findByRole('combobox', { name: /^Course/ }), 'Nayab');
  await user.click(await screen.findByRole('option', { name: /^Nayab/ }));
  await user.upload(dialog.getByLabelText(/^Icon/), icon());
  await save(user, dialog);
  expect(await screen.findByText('Subcourse created successfully')).toBeVisible();
  await user.type(await screen.findByRole('searchbox', { name: 'Search this list' }), 'Written papers');
  expect(await screen.findByRole('cell', { name: 'Written papers' })).toBeVisible();
});

test('below a course its subcourse needs no course to be chosen; then it is shown, and its icon can be changed', async () => {
  const { user } = await renderApp('/coursesetup/add_subcourse/section-officer-preparation');
  const form = await formPanel('Add Subcourse');
  await fill(user, form, texts);
  await user.upload(form.getByLabelText(/^Icon/), icon());
  await save(user, form);
  const details = await panel('Subcourse Details');
  expect(await details.findByText('Written papers')).toBeVisible();
  expect(await (await courseTree()).findByText('Written papers')).toBeVisible();
  await user.click(await details.findByRole('link', { name: 'Update Icon' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Update Icon' }));
  const input = await dialog.findByLabelText(/^Icon/);
  await user.upload(input, icon());
  await save(user, dialog);
  expect(await screen.findByText('Image updated successfully')).toBeVisible();
});

test('an edit has the rules of the add form, without the icon and with remarks', async () => {
  const { user } = await renderApp('/coursesetup/edit_subcourse/general-awareness');
  const form = await formPanel('Edit Subcourse');
  expect(form.queryByLabelText(/^Icon/)).not.toBeInTheDocument();
  await fill(user, form, { 'Subcourse Code': '12345678', 'Short Description': 'Short' });
  await save(user, form);
  expect(await form.findByText('cannot exceeds from 7 characters')).toBeVisible();
  expect(form.getByText('must have more than 30 characters')).toBeVisible();
  await waitFor(() => expect(form.getByRole('textbox', { name: /^Modified Remarks/ })).toHaveAccessibleDescription(/required/));
});
