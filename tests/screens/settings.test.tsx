import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { createStore, keys } from 'idb-keyval';
import { expect, test } from 'vitest';
import { anyDirty } from '@/components/form/work/dirtyForms';
import { accountCalls } from '@/contract/account';
import type { TransportResponse } from '@/providers/api/transport';
import { createMemoryStorage } from '@/providers/demo/storage';

const current = 'Coursedesk#1';
const chosen = 'Himalaya#2';

async function open(address = '/settings') {
  const app = await renderApp(address);
  await screen.findByRole('heading', { name: 'Settings', level: 1 });
  const fill = async (oldPassword: string, newPassword: string, again: string) => {
    for (const [label, text] of [
      [/^Old password/, oldPassword],
      [/^New password\s*\*/, newPassword],
      [/^New password again/, again],
    ] as const) {
      await app.user.clear(screen.getByLabelText(label));
      await app.user.type(screen.getByLabelText(label), text);
    }
    await app.user.keyboard('{Enter}');
  };
  return { ...app, fill };
}

test('every password is required', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Change Password' }));
  expect(await screen.findAllByText('This field is required')).toHaveLength(3);
});

test('a weak password, then one that isn’t repeated, is refused at its field', async () => {
  const { fill } = await open();
  await fill(current, 'himalaya', 'himalaya');
  expect(await screen.findByText(/^Must Contain 8 Characters, One Uppercase/)).toBeVisible();
  expect(screen.getByLabelText(/^New password\s*\*/)).toBeInvalid();

  await fill(current, chosen, 'Himalaya#3');
  expect(await screen.findByText('Both password need to be the same')).toBeVisible();
  expect(screen.getByLabelText(/^New password again/)).toBeInvalid();
});

test('a wrong old password is refused at its field; no password is kept anywhere', async () => {
  const { fill } = await open();
  await fill('Coursedesk#9', chosen, chosen);
  await waitFor(() => expect(screen.getByLabelText(/^Old password/)).toBeInvalid());
  expect(screen.getByLabelText(/^Old password/)).toHaveAccessibleDescription('The old password is not right');
  expect(screen.getByLabelText(/^New password\s*\*/)).toHaveValue(chosen);
  expect(await keys(createStore('coursedesk-drafts', 'drafts'))).toEqual([]);
});

test('a changed password is told, empties the form and is the one that signs in', async () => {
  const { fill, services } = await open();
  await fill(current, chosen, chosen);
  expect(await screen.findByText('Password changed Successfully!!')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/^Old password/)).toHaveValue(''));
  expect(anyDirty()).toBe(false);
  const credentials = { email: 'staff@coursedesk.test', grant_type: 'password' } as const;
  await expect(services.client.send(accountCalls.login, { ...credentials, password: chosen })).resolves.toBeDefined();
  await expect(services.client.send(accountCalls.login, { ...credentials, password: current })).rejects.toThrow();
});

type Answers = Record<string, () => TransportResponse | undefined>;

/** Opens the settings of a server, on which some calls are answered otherwise than by the demo. */
const openServer = (answers: Answers = {}) =>
  renderApp('/settings', {
    settings: { mode: 'http' },
    storage: createMemoryStorage(),
    between: (transport) => async (request) => answers[request.call]?.() ?? (await transport(request)),
  });

const at = '2026-03-04T06:15:00.000Z';
const unknown = { made_at: null, size: null, tried_at: null, begun_at: null, next_at: null, failed: null };
const backup = (known: object) => () => ({ status: 200, body: { data: { ...unknown, ...known } } });
const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('in the demo nothing is said of a server', async () => {
  await open();
  expect(await screen.findByRole('region', { name: 'Second Factor' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Backups' })).not.toBeInTheDocument();
});

test('says that no backup has been made, or when the last one was made and tried, and when the next will be', async () => {
  const { unmount } = await openServer();
  expect(await screen.findByText('No backup has been made yet.')).toBeVisible();
  expect(await screen.findByText(/^None is made by itself: .*BACKUP_AT\.$/)).toBeVisible();
  unmount();
  await openServer({ getLastBackup: backup({ made_at: at, size: 5 * 1024 * 1024, tried_at: at, next_at: at }) });
  expect(await screen.findByText(/^The last backup was made on .*2026.*\. It has 5 MB\.$/)).toBeVisible();
  expect(screen.getByText(/^One was last restored on trial on .*2026.*\.$/)).toBeVisible();
  expect(screen.getByText(/^The next is made by itself on .*2026.*\.$/)).toBeVisible();
});

test('says so in Nepali by Bikram Sambat, also what a server of before tells alone', async () => {
  localStorage.setItem('locale', 'ne');
  await openServer({ getLastBackup: () => ({ status: 200, body: { data: { made_at: at } } }) });
  expect(await screen.findByText(/^पछिल्लो ब्याकअप .*२०८२.* मा गरिएको हो।$/)).toBeVisible();
});

test('says that a backup failed, and why', async () => {
  await openServer({ getLastBackup: backup({ failed: { at, reason: '/data is full.' } }) });
  expect(await screen.findByText(/^A backup failed on .*2026.*\. \/data is full\.$/)).toBeVisible();
});

test('a backup is asked for, told as being made, and then as made; one that is refused can be asked for again', async () => {
  let isDown = true;
  let state = backup({});
  const { user } = await openServer({
    getLastBackup: () => state(),
    makeBackup: () => {
      if (isDown) return { status: 503, body: { msg: 'The database does not answer' } };
      state = backup({ begun_at: at });
      return { status: 200, body: { msg: 'A backup is being made: this page says when it is done' } };
    },
  });
  const part = await section('Backups');
  await user.click(part.getByRole('button', { name: 'Make a backup now' }));
  expect(await screen.findByText('The server has not done it: The database does not answer')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: /try again/i }));
  expect(await part.findByText(/^A backup is being made since .*2026.*\.$/)).toBeVisible();
  expect(part.getByRole('button', { name: /^Make a backup now/ })).toBeDisabled();
  state = backup({ made_at: at });
  expect(await part.findByText(/^The last backup was made on .*2026.*\.$/)).toBeVisible();
  expect(part.getByRole('button', { name: 'Make a backup now' })).toBeEnabled();
});

test('a trial mail is asked for, and what became of it is said', async () => {
  let isTried = false;
  const sent = { status: 200, body: { data: { sent_at: at, failed: null } } };
  const { user } = await openServer({ getLastMail: () => (isTried ? sent : undefined) });
  const part = await section('Mails');
  expect(await part.findByText('No mail has been sent yet.')).toBeVisible();
  await user.click(part.getByRole('button', { name: 'Send me a trial' }));
  expect(await screen.findByText('A trial is on its way to staff@coursedesk.test')).toBeVisible();
  isTried = true;
  expect(await part.findByText(/^The last mail was sent on .*2026.*\.$/)).toBeVisible();
});

test('if that can’t be read, the password can still be changed, and it is read again', async () => {
  let isDown = true;
  const down = { status: 500, body: { msg: 'Something went wrong on the server' } };
  const { user } = await openServer({ getLastBackup: () => (isDown ? down : undefined) });
  expect(await screen.findByLabelText(/^Old password/)).toBeEnabled();
  const again = await (await section('Backups')).findByRole('button', { name: /again|retry/i });
  isDown = false;
  await user.click(again);
  expect(await screen.findByText('No backup has been made yet.')).toBeVisible();
});

test('the institute’s name and logo stand above the menu; where the records are the demo’s every page says so, and how to begin', async () => {
  const settings = { officeName: 'हिमाल एकेडेमी', officeLogo: '/media/company_logo/h/logo.png', demoRecords: true };
  const { user } = await renderApp('/faq', { settings });
  const menu = await screen.findByRole('complementary', { name: 'Coursedesk' });
  expect(within(menu).getByTitle('हिमाल एकेडेमी')).toBeVisible();
  expect(menu.querySelector('img')).toHaveAttribute('src', '/media/company_logo/h/logo.png');
  expect(screen.getByText(/^Demo records ·/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Begin your own office' }));
  const part = within(await screen.findByRole('region', { name: 'Demo Records' }));
  expect(part.getByText('npm run begin -- you@example.com')).toBeVisible();
});
