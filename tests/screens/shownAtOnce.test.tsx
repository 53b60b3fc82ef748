import { screen, waitFor, within } from '@testing-library/react';
import { openColleague } from '@tests/support/colleague';
import { fill } from '@tests/support/course';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';
import { categoryCalls } from '@/contract/category';
import type { Transport } from '@/providers/api/transport';

const list = '/coursesetup/coursecategorysetup';

/** Holds back the answers to a call until they are let go. */
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

/** Opens what a list does with its category 3, while what is asked about the record is held back. */
async function openFromList(link: RegExp) {
  const record = holding('getCategoryById');
  const app = await renderApp(list, { between: record.between });
  const colleague = await openColleague();
  const name = await screen.findByRole('link', { name: 'Banking and Finance' });
  const row = name.closest('tr');
  if (!row) throw new Error('The category has no row');
  // After the list was read: the row doesn't know of it.
  await colleague.send(categoryCalls.updateCategory, {
    category_id: 3,
    category_name: 'Banking and Finance',
    course_categories_code: 'BFI',
    modified_remarks: 'Shortened it',
  });
  await app.user.click(within(row).getByRole('link', { name: link }));
  return { ...app, record, dialog: within(await screen.findByRole('dialog')) };
}

test('a form that is opened from its list stands at once; what comes changes what nobody has typed in', async () => {
  const { user, record, dialog } = await openFromList(/^Edit/);
  const box = (name: RegExp) => dialog.getByRole('textbox', { name });
  expect(box(/^Category Code/)).toHaveValue('BANK');
  await fill(user, dialog, { 'Category Name': 'Banks' });
  expect(record.asked).toHaveLength(1);
  record.letGo();
  await waitFor(() => expect(box(/^Category Code/)).toHaveValue('BFI'));
  expect(box(/^Category Name/)).toHaveValue('Banks');
});

test('details show what the list has, then what stands', async () => {
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

test('what was typed before the record failed to come is offered once it is there', async () => {
  let fail = () => {};
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  let isFirst = true;
  const between =
    (transport: Transport): Transport =>
    async (request) => {
      if (request.call !== 'getCategoryById' || !isFirst) return transport(request);
      isFirst = false;
      await failed;
      return { status: 500, body: {} };
    };
  const { user } = await renderApp(list, { between });
  const [edit] = await screen.findAllByRole('link', { name: /^Edit/ });
  if (!edit) throw new Error('No row can be edited');
  await user.click(edit);
  const dialog = within(await screen.findByRole('dialog'));
  await fill(user, dialog, { 'Category Name': 'Banks' });
  fail();
  await user.click(await dialog.findByRole('button', { name: 'Try again' }));
  await user.click(await dialog.findByRole('button', { name: 'Restore' }));
  expect(dialog.getByRole('textbox', { name: /^Category Name/ })).toHaveValue('Banks');
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
