import { screen, within } from '@testing-library/react';
import { fileOf } from '@tests/contract/files';
import { noDialog, popup, press, row } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { betweenServer } from '@tests/support/server';
import { expect, test } from 'vitest';

test('the list shows title, description and details, and leads to every popup of a feature', async () => {
  await renderApp('/feature');
  const first = within(await row('Recorded Classes'));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'SN',
    'Feature Title',
    'Description',
    'Details',
    'Action',
  ]);
  expect(
    first.getAllByRole('link').map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Recorded Classes', '/feature/view/1'],
    ['View Recorded Classes', '/feature/view/1'],
    ['Edit Recorded Classes', '/feature/edit/1'],
    ['Tag Recorded Classes', '/feature/tag/1'],
    ['Delete Recorded Classes', '/feature/delete/1'],
  ]);
  expect(await row('Model Sets <timed>')).toHaveTextContent('Twelve sets & their solutions');
});

test('a feature is added with its icon', async () => {
  const { user } = await renderApp('/feature/add');
  const form = await popup('Add Feature');
  await press(user, form, 'Save');
  expect(await form.findAllByText('This field is required')).toHaveLength(4);
  await user.type(form.getByRole('textbox', { name: /^Feature Title/ }), 'Peer Review');
  for (const name of [/^Description/, /^Details/])
    await user.type(form.getByRole('textbox', { name }), 'Learners read each other');
  await user.upload(form.getByLabelText(/^Icon/), new File([fileOf('gif')], 'icon.gif', { type: 'image/gif' }));
  await press(user, form, 'Save');
  expect(await screen.findByText('Feature created successfully')).toBeVisible();
  await user.type(await screen.findByRole('searchbox'), 'peer review');
  expect(await row('Learners read each other')).toBeVisible();
});

test('an edit has no icon, and wants remarks of 5 characters', async () => {
  const { user } = await renderApp('/feature/edit/1');
  const form = await popup('Edit Feature');
  const remarks = await form.findByRole('textbox', { name: /^Modified Remarks/ });
  expect(form.queryByLabelText(/^Icon/)).not.toBeInTheDocument();
  await user.type(remarks, 'four');
  await press(user, form, 'Save');
  expect(await form.findByText('must be more than 5 characters')).toBeVisible();
  await user.type(remarks, ' words');
  await press(user, form, 'Save');
  expect(await screen.findByText('Feature updated successfully')).toBeVisible();
});

test('a feature that courses are tagged with is not deleted, and the question says which they are', async () => {
  const { user } = await renderApp('/feature/delete/2');
  const question = await popup('Delete Feature');
  expect(question.getByText(/^“Live Doubt Sessions” is deleted with its icon/)).toBeVisible();
  await press(user, question, 'Delete');
  expect(await question.findByRole('alert')).toHaveTextContent(
    'Number of courses tagged with it: 3. Delete these tags first, in “Tag Feature Setup”: “IOE BE and BArch Entrance”, “MBBS and BDS Entrance (MECEE-BL)”, “Section Officer Preparation”',
  );
  await press(user, question, 'Cancel');
  await noDialog();
});

test('a feature that no course is tagged with is deleted', async () => {
  const { user } = await renderApp('/feature/delete/13?page=3');
  await press(user, await popup('Delete Feature'), 'Delete');
  expect(await screen.findByText('Feature deleted successfully')).toBeVisible();
  expect(await screen.findByText('11–13 of 13')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('11–14 of 14')).toBeVisible();
});

test('a record that failed to load can be loaded again', async () => {
  const { between, answer } = betweenServer();
  answer.reads = { status: 503, body: {} };
  const { user } = await renderApp('/feature/view/1', { between });
  const dialog = await popup('Feature Details');
  const again = await dialog.findByRole('button', { name: 'Try again' });
  answer.reads = undefined;
  await user.click(again);
  expect(await dialog.findByText('Recorded Classes')).toBeVisible();
});
