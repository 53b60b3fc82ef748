import { screen, waitFor } from '@testing-library/react';
import { addresses } from '@tests/support/addresses';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';
import { english } from '@/app/messages/english';
import { screenPaths } from '@/app/routes';
import { publicPaths } from '@/domain/publicPaths';

const screens = Object.values(addresses).map(([address, role, name]) => ({ address, role, name }));

const publicNames: Readonly<Record<string, string>> = {
  '/login': 'Sign in',
  '/signup': 'Create an account',
  '/passwordreset': 'Reset your password',
  '/passwordresetcomplete': 'Choose a new password',
  '/unauthorized': 'No access',
  '/demo/outbox': 'Outbox of the demo',
};
const publicPages = publicPaths.map((path) => ({ path, name: publicNames[path] }));

const devanagari = /\p{Script=Devanagari}/u;

/** A text that isn't in the catalogue shows as its key. */
const missingKey = new RegExp(`\\b(?:resources|${Object.keys(english).join('|')})\\.[a-z]\\w*`, 'g');

/** The name of the page (or popup) that opened, once all that it reads has come without an error. */
async function nameOf(role: 'heading' | 'dialog'): Promise<string> {
  const opened = await screen.findByRole(role, role === 'heading' ? { level: 1 } : {});
  await waitFor(() => expect(document.querySelectorAll('[role=status][aria-label]')).toHaveLength(0));
  const alerts = screen.queryAllByRole('alert', { hidden: true });
  expect(alerts.map(({ textContent }) => textContent).join('')).toBe('');
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(document.body.innerHTML.match(missingKey)).toBeNull();
  const label = opened.getAttribute('aria-labelledby');
  return (label ? document.getElementById(label) : opened)?.textContent ?? '';
}

test('every screen and every page outside the shell is opened here', () => {
  expect(Object.keys(addresses).toSorted()).toEqual(screenPaths().toSorted());
  expect(Object.keys(publicNames)).toEqual([...publicPaths]);
});

test.each(screens)('$address opens as “$name”, names the document and asks nothing twice', async ({ address, role, name }) => {
  document.title = '';
  const { asked } = await renderApp(address);
  expect(await nameOf(role)).toBe(name);
  const headings = [...document.querySelectorAll('h1, section > h2[tabindex], [role=dialog] h2')].map(
    ({ textContent }) => textContent,
  );
  expect(document.title).toBe([...headings.toReversed(), 'Coursedesk'].join(' · '));
  expect(asked().filter((call, index, all) => all.indexOf(call) < index)).toEqual([]);
});

test.each(screens)('$address opens in Nepali', async ({ address, role }) => {
  localStorage.setItem('locale', 'ne');
  await renderApp(address);
  expect(await nameOf(role)).toMatch(devanagari);
  expect(document.title).toMatch(devanagari);
});

test.each(screens)('$address is closed to who isn’t staff', async ({ address }) => {
  await renderApp(address, { as: 'learner' });
  expect(await screen.findByRole('heading', { name: 'No access' })).toBeVisible();
  expect(window.location.pathname).toBe('/unauthorized');
});

test.each(screens)('$address asks to sign in, and is where that leads', async ({ address }) => {
  await renderApp(address, { as: null });
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(window.location.pathname).toBe('/login');
  expect(new URLSearchParams(window.location.search).get('next') ?? '/dashboard').toBe(address);
});

test.each(publicPages)('$path opens as “$name” without a session', async ({ path, name }) => {
  document.title = '';
  await renderApp(path, { as: null });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(name ?? '');
  expect(document.title).toBe(`${name} · Coursedesk`);
});

test.each(publicPages)('$path opens in Nepali', async ({ path }) => {
  localStorage.setItem('locale', 'ne');
  await renderApp(path, { as: null });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(devanagari));
  expect(document.title).toMatch(devanagari);
});
