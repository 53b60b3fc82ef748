import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { createStore, keys } from 'idb-keyval';
import { expect, test } from 'vitest';
import { anyDirty } from '@/components/form/work/dirtyForms';
import { accountCalls } from '@/contract/account';
import type { TransportResponse } from '@/providers/api/transport';

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

/** Opens the settings on a server that answers the call for the last backup by `answer`, and by the demo where that is undefined. */
const openAnswering = (answer: () => TransportResponse | undefined) =>
  renderApp('/settings', {
    between: (transport) => async (request) =>
      (request.call === 'getLastBackup' ? answer() : undefined) ?? (await transport(request)),
  });

test('says that no backup has been made, or when the last one was', async () => {
  const { unmount } = await open();
  expect(await screen.findByText('No backup has been made yet.')).toBeVisible();
  unmount();
  await openAnswering(() => ({ status: 200, body: { data: { made_at: '2026-03-04T06:15:00.000Z' } } }));
  expect(await screen.findByText(/^The last backup was made on .*2026.*\.$/)).toBeVisible();
});

test('says so in Nepali by Bikram Sambat', async () => {
  localStorage.setItem('locale', 'ne');
  await openAnswering(() => ({ status: 200, body: { data: { made_at: '2026-03-04T06:15:00.000Z' } } }));
  expect(await screen.findByText(/^पछिल्लो ब्याकअप .*२०८२.* मा गरिएको हो।$/)).toBeVisible();
});

test('if that can’t be read, the password can still be changed, and it is read again', async () => {
  let isDown = true;
  const down = { status: 500, body: { msg: 'Something went wrong on the server' } };
  const { user } = await openAnswering(() => (isDown ? down : undefined));
  expect(await screen.findByLabelText(/^Old password/)).toBeEnabled();
  const again = await screen.findByRole('button', { name: /again|retry/i });
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
