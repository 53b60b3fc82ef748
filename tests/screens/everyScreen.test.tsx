import { screen, waitFor } from '@testing-library/react';
import { addressOf, aliases, browserLocale, isAlias, screens } from '@tests/support/addresses';
import { english } from '@tests/support/catalogues';
import { isForm, isWizard } from '@tests/support/forms';
import { leadsFrom } from '@tests/support/redirects';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';
import { pageOf, screenPaths } from '@/app/routes';
import { publicPaths } from '@/domain/publicPaths';

const cases = Object.entries(screens).map(([path, [name]]) => ({ path, address: addressOf(path), name }));

/** The first of those that have something in common. */
const firstOf = <Case,>(all: readonly Case[], common: (one: Case) => unknown): Case[] =>
  all.filter((one, index) => all.findIndex((other) => common(other) === common(one)) === index);

const areaOf = (path: string) => path.split('/')[1];
const resourceOf = (alias: string) => alias.replace(/\/(?:create|:id|:id\/show)$/, '');

/** One address of each page: the gate stands before the whole of it. */
const pages = firstOf(cases, ({ address }) => pageOf(address));

const redirects = Object.entries(aliases).map(([alias, path]) => ({ alias, path, from: addressOf(alias), to: addressOf(path) }));

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

/** From the page to what is innermost; a text that is shown may have headings of its own. */
const headings = () => [...document.querySelectorAll('h1, section h2[tabindex], [role=dialog] h2.MuiDialogTitle-root')];

/** Of a heading with a record's name below its kind: both. */
const namesIn = ({ children, textContent }: Element) =>
  children.length > 1 ? [...children].map((part) => part.textContent) : [textContent];

/** What is on the screen, from the innermost to the page, once all that it reads has come without an error. */
async function namesShown(): Promise<(string | null)[]> {
  await screen.findByRole('heading', { level: 1, hidden: true });
  await waitFor(() => expect(document.querySelectorAll('[role=status][aria-label]')).toHaveLength(0));
  const alerts = screen.queryAllByRole('alert', { hidden: true });
  expect(alerts.map(({ textContent }) => textContent).join('')).toBe('');
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(document.body.innerHTML.match(missingKey)).toBeNull();
  return headings().flatMap(namesIn).toReversed();
}

/** Whether it is a form of a record that stands already: it is called after that, too. */
const changesRecord = (path: string, name: string) => path.includes(':') && isForm(name) && !name.startsWith('Add ');

/** What the record of the innermost heading is called, to be looked for in a text. */
const recordName = () =>
  (headings().at(-1)?.querySelector('[id$="-record"]')?.textContent || 'a name').replaceAll(/[^\w\s]/g, '.');

test('every screen and every page outside the shell is opened here', () => {
  expect(Object.keys({ ...screens, ...aliases }).toSorted()).toEqual(screenPaths().toSorted());
  expect(Object.keys(publicNames)).toEqual([...publicPaths]);
});

test.each(cases)('$address opens as “$name”, names the document and asks nothing twice', async ({ path, address, name }) => {
  document.title = '';
  const { asked } = await renderApp(address);
  await waitFor(() => expect(document.title).toMatch(new RegExp(`(?:^| · )${name} · `)));
  const called = [...(await namesShown()), 'Coursedesk'].join(' · ');
  await waitFor(() => expect(document.title).toBe(called));
  if (changesRecord(path, name)) expect(called).toMatch(new RegExp(`^${name} · ${recordName()} · `));
  expect(asked().filter((call, index, all) => all.indexOf(call) < index)).toEqual([]);
  expect(document.querySelector('form [type=submit]:not([role=search] *)') !== null).toBe(isForm(name) && !isWizard(path));
});

test.each(redirects)('$alias leads to $path', async ({ from, to }) => {
  const place = leadsFrom(from);
  await waitFor(() => expect(place()).toBe(to));
});

test.each(firstOf(redirects, ({ alias }) => resourceOf(alias)))('$from opens as $to', async ({ from, path, to }) => {
  await renderApp(from);
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe(to));
  await waitFor(() => expect(document.title).toContain(screens[path]?.[0]));
});

/** The others are opened in Nepali by the browser tests. */
const spokenHere = cases.filter(({ path }) => !isAlias(path) && browserLocale(path) === 'en');

test.each(spokenHere)('$address opens in Nepali', async ({ address }) => {
  localStorage.setItem('locale', 'ne');
  await renderApp(address);
  await namesShown();
  // A record is called as it is in any language.
  for (const heading of headings()) expect(namesIn(heading)[0]).toMatch(devanagari);
  expect(document.title).toMatch(devanagari);
});

test.each(pages)('$address is closed to who isn’t staff', async ({ address }) => {
  await renderApp(address, { as: 'learner' });
  expect(await screen.findByRole('heading', { name: 'No access' })).toBeVisible();
  expect(window.location.pathname).toBe('/unauthorized');
});

test.each(firstOf(pages, ({ path }) => areaOf(path)))(
  '$address asks to sign in, and is where that leads',
  async ({ address }) => {
    await renderApp(address, { as: null });
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(window.location.pathname).toBe('/login');
    expect(new URLSearchParams(window.location.search).get('next') ?? '/dashboard').toBe(address);
  },
);

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
