import { screen, waitFor, within } from '@testing-library/react';
import { row } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';
import { accountCalls } from '@/contract/account';

const credentials = { email: 'staff@coursedesk.test', password: 'Coursedesk#1', grant_type: 'password' } as const;

test('a sign-in and an export are in the list of what happened, which is narrowed by kind', async () => {
  const { user, unmount } = await renderApp('/coursesetup/coursecategorysetup');
  await screen.findAllByRole('row');
  await user.click(await screen.findByRole('button', { name: /^Export/ }));
  unmount();
  await renderApp('/activity');
  expect(await screen.findByRole('heading', { name: 'What Happened', level: 1 })).toBeVisible();
  const exported = await row('Exported');
  expect(exported).toHaveTextContent(/Course Category Setup: \d+/);
  expect(exported).toHaveTextContent('staff@coursedesk.test');
  await user.click(screen.getByRole('button', { name: /^What/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: /^Exported/ }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Signed in/ })).not.toBeInTheDocument());
});

test('in Nepali an address keeps its digits, which are copied from there', async () => {
  localStorage.setItem('locale', 'ne');
  const row = { id: 1, at: '2026-03-04T06:15:00.000Z', kind: 'signed_in', person: 'sita@himal.test', about: null, times: 3 };
  const rows = [{ ...row, client: '192.168.10.27', browser: 'Firefox', system: 'Windows' }];
  await renderApp('/activity', {
    between: (transport) => async (request) =>
      request.path.startsWith('/rest/activity') ? { status: 200, body: rows } : transport(request),
  });
  expect(await screen.findByText('192.168.10.27')).toBeVisible();
  expect(screen.getByRole('cell', { name: '३' })).toBeVisible();
});

test('the settings list where one is signed in, and sign out there, or everywhere else', async () => {
  const { services, unmount } = await renderApp('/firstSteps');
  for (let times = 0; times < 3; times += 1) await services.client.send(accountCalls.login, credentials, { quiet: true });
  unmount();
  const { user } = await renderApp('/settings');
  const part = within(await screen.findByRole('region', { name: 'Where you are signed in' }));
  await waitFor(() => expect(part.getAllByRole('listitem')).toHaveLength(4));
  expect(part.getAllByText(/^This browser\. Signed in on /)).toHaveLength(1);
  const [first] = part.getAllByRole('button', { name: /^Sign out there: / });
  if (first) await user.click(first);
  expect(await screen.findByText('Signed out there')).toBeVisible();
  await waitFor(() => expect(part.getAllByRole('listitem')).toHaveLength(3));
  await user.click(part.getByRole('button', { name: 'Sign out everywhere else' }));
  expect(await screen.findByText('Signed out everywhere else', { selector: '[role=alert] *, [role=status] *' })).toBeVisible();
  await waitFor(() => expect(part.getAllByRole('listitem')).toHaveLength(1));
  expect(part.getByText(/^This browser\./)).toBeVisible();
});
