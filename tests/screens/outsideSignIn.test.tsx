import { screen, waitFor } from '@testing-library/react';
import { heading, told } from '@tests/support/publicPage';
import { renderApp } from '@tests/support/renderApp';
import { beforeAll, expect, test } from 'vitest';
import type { Transport } from '@/providers/api/transport';
import { createMemoryStorage } from '@/providers/demo/storage';

// Loads the shell's code in advance, because the first sign-in would have to wait for it.
beforeAll(() => import('@/app/App'));

const credentials = { email: 'staff@coursedesk.test', password: 'Coursedesk#1', grant_type: 'password' };

/** An office with accounts of its own, whose sign-in is this page's; whoever comes from there is of the staff. */
const office =
  (sent: unknown[]): ((transport: Transport) => Transport) =>
  (transport) =>
  async (request) => {
    if (request.call === 'beginOidc')
      return { status: 200, body: { data: { url: `${window.location.href}#there`, state: 'abc' } } };
    if (request.call !== 'completeOidc') return transport(request);
    sent.push(JSON.parse(String(request.body)));
    return transport({ ...request, call: 'login', path: '/auth/login', body: JSON.stringify(credentials) });
  };

const open = (address: string, sent: unknown[] = [], settings: object = { outside: 'Himal' }) =>
  renderApp(address, {
    as: null,
    between: office(sent),
    storage: createMemoryStorage(),
    settings: { mode: 'http', ...settings },
  });

test('the office’s own sign-in is left for, comes back with an answer, and leads to where the person wanted to go', async () => {
  const sent: unknown[] = [];
  const { user, unmount } = await open('/login?next=%2FfirstSteps', sent);
  await user.click(screen.getByRole('button', { name: 'Sign in with Himal' }));
  await waitFor(() => expect(window.location.hash).toBe('#there'));
  unmount();
  await open('/login?code=xyz&state=abc', sent);
  expect(await heading('First Steps')).toBeVisible();
  expect(sent).toEqual([{ query: 'code=xyz&state=abc' }]);
  expect(window.location.search).toBe('');
});

test('whoever comes back without having signed in there can leave again', async () => {
  const { user } = await open('/login');
  await user.click(screen.getByRole('button', { name: 'Sign in with Himal' }));
  await waitFor(() => expect(window.location.hash).toBe('#there'));
  expect(screen.queryByRole('button', { name: 'Sign in with Himal' })).not.toBeInTheDocument();
  // The page is as it was left.
  window.dispatchEvent(new Event('pageshow'));
  expect(await screen.findByRole('button', { name: 'Sign in with Himal' })).toBeEnabled();
});

test('an answer that this browser hasn’t asked for signs nobody in, and isn’t sent', async () => {
  const sent: unknown[] = [];
  await open('/login?code=xyz&state=somebody', sent);
  await told('That sign-in was begun too long ago, or elsewhere: begin it again');
  expect(screen.getByRole('button', { name: 'Sign in with Himal' })).toBeEnabled();
  expect(sent).toEqual([]);
});

test('where passwords sign nobody in, the page doesn’t ask for one', async () => {
  await open('/login', [], { outside: 'Himal', passwords: false, signUp: false });
  expect(screen.getByRole('button', { name: 'Sign in with Himal' })).toBeVisible();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Forgot your password?' })).not.toBeInTheDocument();
});
