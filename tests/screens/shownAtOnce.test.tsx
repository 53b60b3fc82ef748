import { screen, waitFor, within } from '@testing-library/react';
import { openColleague } from '@tests/support/colleague';
import { fill } from '@tests/support/course';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';
import { categoryCalls } from '@/contract/category';
import type { Transport } from '@/providers/api/transport';

const list = '/coursesetup/coursecategorysetup';

/** Holds back the answers to a call until `letGo` is called. */
function holding(call: string) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const asked: string[] = [];
  const between =
    (transport: Transport): Transport =>
    async (request) => {
      const answer = await transport(request);
      if (request.call !== call) return answer;
      asked.push(call);
      await held;
      return answer;
    };
  return { between, asked, letGo: () => letGo() };
}

/** Clicks a link in the row of category 3, while the answer with its record is held back. */
async function openFromList(link: RegExp) {
  const record = holding('getCategoryById');
  const app = await renderApp(list, { between: record.between });
  const colleague = await openColleague();
  const name = await screen.findByRole('link', { name: 'Banking and Finance' });
  const row = name.closest('tr');
  if (!row) throw new Error('The category has no row');
  // Saved after the list was read, so the row still has the old values.
  await colleague.send(categoryCalls.updateCategory, {
    category_id: 3,
    category_name: 'Banking and Finance',
    course_categories_code: 'BFI',
    modified_remarks: 'Shortened it',
  });
  await app.user.click(within(row).getByRole('link', { name: link }));
  return { ...app, record, dialog: within(await screen.findByRole('dialog')) };
}

test('a form opened from its list is shown at once; the loaded record changes only fields in which nothing was typed', async () => {
  const { user, record, dialog } = await openFromList(/^Edit/);
  const box = (name: RegExp) => dialog.getByRole('textbox', { name });
  expect(box(/^Category Code/)).toHaveValue('BANK');
  await fill(user, dialog, { 'Category Name': 'Banks' });
  expect(record.asked).toHaveLength(1);
  record.letGo();
  await waitFor(() => expect(box(/^Category Code/)).toHaveValue('BFI'));
  expect(box(/^Category Name/)).toHaveValue('Banks');
});

test('details show the list’s row at first, then the stored record', async () => {
  const { record, dialog } = await openFromList(/^View/);
  expect(dialog.getByText('BANK')).toBeVisible();
  record.letGo();
  expect(await dialog.findByText('BFI')).toBeVisible();
});

test('a record that has gone meanwhile is said to, however much of it the list had', async () => {
  const between =
    (transport: Transport): Transport =>
    async (request) =>
      request.call === 'getCategoryById' ? { status: 404, body: { msg: 'Record not found' } } : transport(request);
  const { user } = await renderApp(list, { between });
  const [edit] = await screen.findAllByRole('link', { name: /^Edit/ });
  if (!edit) throw new Error('No row can be edited');
  await user.click(edit);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Record not found');
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
});

/** Clicks a link in the first row; while `isDown`, requests for its record fail once the test calls `fail`. */
async function openFailing(link: RegExp, status = 500) {
  const server = { isDown: true, fail: () => {} };
  const failing = new Promise<void>((resolve) => {
    server.fail = resolve;
  });
  const between =
    (transport: Transport): Transport =>
    async (request) => {
      if (request.call !== 'getCategoryById' || !server.isDown) return transport(request);
      await failing;
      return { status, body: { msg: 'The server is tired' } };
    };
  const { user } = await renderApp(list, { between });
  const [first] = await screen.findAllByRole('link', { name: link });
  if (!first) throw new Error('No row leads there');
  await user.click(first);
  return { user, server, dialog: within(await screen.findByRole('dialog')) };
}

const notRead = /^This record couldn’t be read anew/;

test('a form stays where its record fails to come: what is typed stays, and is saved once the record is there', async () => {
  const { user, server, dialog } = await openFailing(/^Edit/);
  await fill(user, dialog, { 'Category Name': 'Banks' });
  server.fail();
  expect(await dialog.findByRole('alert')).toHaveTextContent(notRead);
  const save = dialog.getByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  await user.type(dialog.getByRole('textbox', { name: /^Category Name/ }), ' of Nepal');
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(notRead));
  expect(save).toBeDisabled();
  server.isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(dialog.queryByRole('alert')).not.toBeInTheDocument());
  expect(dialog.getByRole('textbox', { name: /^Category Name/ })).toHaveValue('Banks of Nepal');
  expect(save).toBeEnabled();
});

test('details stay where their record fails to come, and say so', async () => {
  const { user, server, dialog } = await openFailing(/^View/);
  server.fail();
  expect(await dialog.findByRole('alert')).toHaveTextContent(notRead);
  expect(dialog.getByText('PSC')).toBeVisible();
  server.isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(dialog.queryByRole('alert')).not.toBeInTheDocument());
});

test('a record that may not be read takes its form away', async () => {
  const { server, dialog } = await openFailing(/^Edit/, 403);
  server.fail();
  expect(await dialog.findByRole('alert')).toHaveTextContent('The server is tired');
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a list that is opened from the menu is asked for before it is drawn, and once', async () => {
  const rows = holding('getAllSubcourseList');
  const { user, asked } = await renderApp(list, { between: rows.between });
  await screen.findByRole('link', { name: 'Banking and Finance' });
  const reads = () => asked().filter((call) => call.startsWith('getAllSubcourseList '));
  expect(reads()).toEqual([]);
  await user.click(await screen.findByRole('link', { name: 'Subcourses' }));
  await waitFor(() => expect(reads()).toHaveLength(1));
  rows.letGo();
  expect(await screen.findByRole('columnheader', { name: /^Subcourse Name/i })).toBeVisible();
  expect(reads()).toHaveLength(1);
});

test('a list whose rows are late takes the place of the page before it, and says that it loads', async () => {
  const rows = holding('getAllSubcourseList');
  const { user } = await renderApp(list, { between: rows.between });
  await screen.findByRole('link', { name: 'Banking and Finance' });
  await user.click(await screen.findByRole('link', { name: 'Subcourses' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Banking and Finance' })).not.toBeInTheDocument());
  expect(screen.queryByRole('columnheader', { name: /^Subcourse Name/i })).not.toBeInTheDocument();
  rows.letGo();
  expect(await screen.findByRole('columnheader', { name: /^Subcourse Name/i })).toBeVisible();
});
