import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openColleague } from '@tests/support/colleague';
import { noDialog, popup, press, row } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';
import { rightAreas } from '@/contract/rights';
import type { Transport } from '@/providers/api/transport';
import { staffMessages } from '@/resources/staff/messages';

test('the staff are listed with their roles, and somebody is invited by mail', async () => {
  const { user, services } = await renderApp('/staff');
  expect(await row('Asmita Shrestha')).toHaveTextContent('Everything (no role)');
  expect(await row('किरण थापा')).toHaveTextContent('Content editor');
  await user.click(screen.getByRole('link', { name: 'Add Staff Account' }));
  const form = await popup('Add Staff Account');
  await user.type(await form.findByRole('textbox', { name: /^Email/ }), 'nirmala@coursedesk.test');
  await user.type(form.getByRole('textbox', { name: /^First Name/ }), 'Nirmala');
  await user.type(form.getByRole('textbox', { name: /^Last Name/ }), 'Rai');
  await user.click(form.getByRole('combobox', { name: /^Role/ }));
  await user.click(await screen.findByRole('option', { name: 'Reader' }));
  await press(user, form, 'Save');
  await noDialog();
  expect(await screen.findByText('Invitation sent successfully')).toBeVisible();
  expect(await row('Nirmala Rai')).toHaveTextContent('Reader');
  expect(await services.demo?.outbox()).toMatchObject([
    { to: 'nirmala@coursedesk.test', link: expect.stringContaining('/passwordresetcomplete?uidb64=') },
  ]);
});

test('an account is disabled and enabled; one’s own isn’t, with the reason', async () => {
  const { user, unmount } = await renderApp('/staff');
  await user.click(within(await row('Bikash Bahadur Tharu')).getByRole('link', { name: /^Active: Deactivate/ }));
  await press(user, await popup('Deactivate Staff Account'), 'Deactivate');
  expect(await screen.findByText('1 staff account deactivated')).toBeVisible();
  await noDialog();
  await waitFor(() => expect(screen.getByRole('row', { name: /Bikash Bahadur Tharu/ })).toHaveTextContent('InActive'));
  unmount();
  const own = await renderApp('/staff/deactivate/1');
  const question = await popup('Deactivate Staff Account');
  await press(own.user, question, 'Deactivate');
  expect(await question.findByText(/You can’t give yourself another role, or disable yourself/)).toBeVisible();
});

test('a role is a grid of areas, and is changed with it', async () => {
  const { user } = await renderApp('/role/edit/2');
  const form = await popup('Edit Role');
  expect(await form.findByRole('radio', { name: 'Question bank: Change' })).toBeChecked();
  expect(form.getByRole('radio', { name: 'Enquiries: Nothing' })).toBeChecked();
  await user.click(form.getByRole('radio', { name: 'Enquiries: Look' }));
  await press(user, form, 'Save');
  expect(await screen.findByText('Role updated successfully')).toBeVisible();
  await noDialog();
  await user.click(within(await row('Content editor')).getByRole('link', { name: 'View Content editor' }));
  const details = await popup('Role Details');
  expect((await details.findByText('Enquiries')).parentElement).toHaveTextContent('Look');
});

test.each([{}, null])(
  'an answer %j to a change says that it may be saved all the same, and keeps what is typed',
  async (body) => {
    const between =
      (transport: Transport): Transport =>
      async (request) =>
        request.method === 'PUT' ? { status: 200, body } : transport(request);
    const { user } = await renderApp('/role/edit/2', { between });
    const form = await popup('Edit Role');
    await user.type(await form.findByRole('textbox', { name: /^Role Name/ }), 's');
    await press(user, form, 'Save');
    expect(await form.findByText(/It may be saved all the same/)).toBeVisible();
    expect(form.getByText('The server’s answer to “role” is not one that this version understands')).toBeVisible();
    expect(form.getByRole('textbox', { name: /^Role Name/ })).toHaveValue('Content editors');
  },
);

async function openHistory(user: UserEvent, title: string) {
  await user.click(await (await popup(title)).findByRole('button', { name: /^More|actions/i }));
  await user.click(await screen.findByRole('menuitem', { name: 'History' }));
}

test('a role that a colleague has changed meanwhile keeps what they have changed', async () => {
  const { user } = await renderApp('/role/edit/2');
  const form = await popup('Edit Role');
  const colleague = await openColleague();
  const name = await form.findByRole('textbox', { name: /^Role Name/ });
  const read = await colleague.rest({ method: 'GET', path: '/rest/role/2' });
  const { role_name, rights } = Object(read.body);
  const body = JSON.stringify({ role_name, rights: { ...rights, chat: 'none' } });
  await colleague.rest({ method: 'PUT', path: '/rest/role/2', body });
  await user.clear(name);
  await user.type(name, 'Teachers');
  await press(user, form, 'Save');
  expect(await screen.findByText(/^Changed by others meanwhile, and left so: Rights$/)).toBeVisible();
  const { body: saved } = await colleague.rest({ method: 'GET', path: '/rest/role/2' });
  expect(saved).toMatchObject({ role_name: 'Teachers', rights: { chat: 'none' } });
});

test('a role’s history says which right was changed, and fills it into the form again', async () => {
  const { user, unmount } = await renderApp('/role/edit/2');
  const form = await popup('Edit Role');
  await user.click(await form.findByRole('radio', { name: 'Enquiries: Look' }));
  await press(user, form, 'Save');
  await noDialog();
  unmount();
  const { user: auditor } = await renderApp('/role/view/2');
  await openHistory(auditor, 'Role Details');
  const history = await popup('History of “Content editor”');
  expect(await history.findByText('Changed by asmita.shrestha')).toBeVisible();
  expect(history.getByText('Enquiries').parentElement).toHaveTextContent('EnquiriesNothingLook');
  await auditor.click(history.getByRole('link', { name: 'Bring back' }));
  const again = await popup('Edit Role');
  await waitFor(() => expect(again.getByRole('radio', { name: 'Enquiries: Nothing' })).toBeChecked());
  expect(again.getByRole('radio', { name: 'Question bank: Change' })).toBeChecked();
  await press(auditor, again, 'Save');
  expect(await screen.findByText('Role updated successfully')).toBeVisible();
});

test('an account’s history says who activated it', async () => {
  const { user, unmount } = await renderApp('/staff/activate/7');
  await press(user, await popup('Activate Staff Account'), 'Activate');
  await noDialog();
  unmount();
  const { user: auditor } = await renderApp('/staff/view/7');
  await openHistory(auditor, 'Staff Account Details');
  const history = await popup('History of “किरण थापा”');
  expect(await history.findByText('Changed by asmita.shrestha')).toBeVisible();
  expect(history.getByText('Deactivated').parentElement).toHaveTextContent('DeactivatedYesNo');
  expect(history.queryByRole('link', { name: 'Bring back' })).not.toBeInTheDocument();
});

test('a deleted role goes to the recycle bin, from which its toast takes it back', async () => {
  const { user } = await renderApp('/role/delete/3');
  const question = await popup('Delete Role');
  expect(await question.findByText('It goes to the recycle bin, where it can be restored for 365 days.')).toBeVisible();
  await press(user, question, 'Delete');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await row('भर्ना डेस्क')).toBeVisible();
});

test('a new role gives nothing until it is chosen, or everything at once', async () => {
  const { user } = await renderApp('/role/add');
  const form = await popup('Add Role');
  expect(await form.findByRole('radio', { name: 'Everything: Nothing' })).toBeChecked();
  await user.click(form.getByRole('radio', { name: 'Everything: Look' }));
  for (const area of rightAreas) {
    expect(form.getByRole('radio', { name: `${staffMessages.parts.rights[area]}: Look` })).toBeChecked();
  }
  await user.type(form.getByRole('textbox', { name: /^Role Name/ }), 'Auditor');
  await press(user, form, 'Save');
  expect(await row('Auditor')).toBeVisible();
});

test('a role that accounts have isn’t deleted, and names them', async () => {
  const { user } = await renderApp('/role/delete/1');
  const question = await popup('Delete Role');
  await press(user, question, 'Delete');
  expect(await question.findByText(/These people have this role: “reader@coursedesk.test”/)).toBeVisible();
});

test('a server without roles says so', async () => {
  await renderApp('/staff', { settings: { history: false } });
  expect(await screen.findByText(/This server has no roles/)).toBeVisible();
});
