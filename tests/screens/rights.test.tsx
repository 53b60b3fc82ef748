import { screen, waitFor, within } from '@testing-library/react';
import { axeFaults } from '@tests/support/axeFaults';
import { openFinder } from '@tests/support/finder';
import { popup } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';
import { type Rights, rights } from '@/contract/rights';
import type { Transport } from '@/providers/api/transport';

const reader = { as: 'reader' } as const;
const reason = 'You may look at this, but not change it';

test('a reader’s list has no buttons that change anything; its details can be opened', async () => {
  const { user } = await renderApp('/alumni', reader);
  const table = await screen.findByRole('table');
  await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(2));
  expect(screen.queryByRole('link', { name: 'Add Alumni' })).not.toBeInTheDocument();
  expect(within(table).queryByRole('link', { name: /^(?:Edit|Delete|Image of|Update) / })).not.toBeInTheDocument();
  expect(within(table).queryByRole('checkbox')).not.toBeInTheDocument();
  const [view] = within(table).getAllByRole('link', { name: /^View / });
  await user.click(view ?? expect.fail('There is no link to details'));
  await screen.findByRole('heading', { name: /^Alumni Details/, level: 1 });
  expect(screen.queryByRole('link', { name: 'Edit Alumni' })).not.toBeInTheDocument();
});

test('a reader’s list offers no other way to change anything either', async () => {
  await renderApp('/batchTag', reader);
  await screen.findByRole('heading', { name: 'Batch Tag Setup', level: 1 });
  expect(await screen.findByRole('button', { name: 'Search' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Paste a Roster' })).not.toBeInTheDocument();
});

test('a reader’s form is disabled, says why, and has no Save', async () => {
  await renderApp('/faq/edit/1', reader);
  const form = await popup('Edit FAQ');
  expect(await form.findByText(reason)).toBeVisible();
  expect(await form.findByRole('textbox', { name: /^Question/ })).toBeDisabled();
  expect(form.getByRole('combobox', { name: /^Course/ })).toBeDisabled();
  expect(form.queryByRole('textbox', { name: /^Answer/ })).not.toBeInTheDocument();
  expect(form.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  expect(form.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  expect(await axeFaults(screen.getByRole('dialog'))).toEqual([]);
});

test('what was deleted is restored by those who may change its area', async () => {
  await renderApp('/recycled', reader);
  expect(await screen.findByRole('cell', { name: 'Marketing Manager' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Restore/ })).toBeNull();
});

test('whoever may change an area restores what was deleted in it, and nothing else', async () => {
  await renderApp('/recycled', { as: 'reader', between: withRights(rights.parse({ content: 'write', organisation: 'read' })) });
  expect(await screen.findByRole('link', { name: /^Restore.*practical examination/ })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Marketing Manager' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Restore.*Marketing/ })).toBeNull();
});

test('a reader’s question can’t be answered, and says why', async () => {
  await renderApp('/course_overview/delete/1', reader);
  const question = await popup('Delete Program Overview');
  expect(await question.findByText(reason)).toBeVisible();
  expect(question.getByRole('button', { name: 'Delete' })).toBeDisabled();
});

test('a reader’s tree shows records, and offers nothing that changes them', async () => {
  await renderApp('/department/viewDepartment/3', reader);
  await screen.findByRole('heading', { name: /Details/, level: 2 });
  expect(screen.queryByRole('link', { name: /^(?:Add|Edit)/ })).not.toBeInTheDocument();
});

test('menu and search leave out what a role doesn’t open, and its address says so', async () => {
  const { look } = await openFinder('/staff', reader);
  expect(screen.getByRole('heading', { name: 'No access', level: 1, hidden: true })).toBeInTheDocument();
  await look('roles');
  await waitFor(() => expect(screen.queryByRole('option', { name: /Role Setup/ })).not.toBeInTheDocument());
  const menu = await screen.findByRole('navigation', { name: 'Main menu', hidden: true });
  await within(menu).findByRole('button', { name: 'Question Bank', hidden: true });
  expect(within(menu).queryByRole('button', { name: 'Staff and Roles', hidden: true })).not.toBeInTheDocument();
});

test('the dashboard of a role that opens one area has its figures alone', async () => {
  const given: Rights = rights.parse({ enquiry: 'write' });
  await renderApp('/dashboard', { as: 'reader', between: withRights(given) });
  expect(await screen.findByRole('heading', { name: 'Enquiries', level: 2 })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Questions and batches' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'The catalogue in figures' })).not.toBeInTheDocument();
});

/** A server that says at the sign-in that the person's role gives these rights. */
const withRights =
  (given: Rights) =>
  (transport: Transport): Transport =>
  async (request) => {
    const answer = await transport(request);
    if (request.call !== 'login') return answer;
    return { ...answer, body: { data: { ...Object(answer.body).data, rights: given } } };
  };

test('nor can a reader restore a deleted record at its address, or add files to a lesson', async () => {
  const { unmount } = await renderApp('/recycled/restore/1', reader);
  const question = await popup('Restore from the recycle bin');
  expect(await question.findByText(reason)).toBeVisible();
  expect(question.getByRole('button', { name: 'Restore' })).toBeDisabled();
  unmount();
  await renderApp('/coursesetup/addResources/3', reader);
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Upload' })).not.toBeInTheDocument();
});
