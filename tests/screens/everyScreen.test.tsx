import { screen, waitFor } from '@testing-library/react';
import { addressOf, aliases, browserLocale, isAlias, screens } from '@tests/support/addresses';
import { isForm, isWizard } from '@tests/support/formPaths';
import { isLoading } from '@tests/support/loading';
import { missingKeysIn } from '@tests/support/missingKeys';
import { renderApp } from '@tests/support/renderApp';
import { createMemoryRouter, matchRoutes, Outlet, type RouteObject, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { pageOf, routesNear, screenPaths } from '@/app/routes';
import { publicPaths } from '@/domain/publicPaths';
import { ofTier } from '../../scripts/tiers.mjs';
import { mount } from '../support/mount';

const cases = Object.entries(screens).map(([path, name]) => ({ path, address: addressOf(path), name }));

/** Returns the first case of each group with a common value. */
const firstOf = <Case,>(all: readonly Case[], common: (one: Case) => unknown): Case[] =>
  all.filter((one, index) => all.findIndex((other) => common(other) === common(one)) === index);

const areaOf = (path: string) => path.split('/')[1];
const resourceOf = (alias: string) => alias.replace(/\/(?:create|:id|:id\/show)$/, '');

/** One address of each page: the session is checked for the page as a whole. */
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

/** Returns the headings from the page's to the innermost, without those in rendered rich text. */
const headings = () => [...document.querySelectorAll('h1, section h2[tabindex], [role=dialog] h2.MuiDialogTitle-root')];

/** Returns a heading's text, or both its kind and its record's name. */
const namesIn = ({ children, textContent }: Element) =>
  children.length > 1 ? [...children].map((part) => part.textContent) : [textContent];

/** Returns the headings' texts, from the innermost to the page's, once everything has loaded without an error. */
async function namesShown(): Promise<(string | null)[]> {
  await screen.findByRole('heading', { level: 1, hidden: true });
  await waitFor(() => expect(isLoading()).toBe(false));
  const alerts = screen.queryAllByRole('alert', { hidden: true });
  expect(alerts.map(({ textContent }) => textContent).join('')).toBe('');
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(missingKeysIn(document.body.innerHTML)).toEqual([]);
  return headings().flatMap(namesIn).toReversed();
}

/** Whether a screen is the form of an existing record; its title then has the record's name. */
const changesRecord = (path: string, name: string) => path.includes(':') && isForm(name) && !name.startsWith('Add ');

/** Returns the record's name in the innermost heading, as a pattern to search for. */
const recordName = () =>
  (headings().at(-1)?.querySelector('[id$="-record"]')?.textContent || 'a name').replaceAll(/[^\w\s]/g, '.');

test('every screen and every page outside the shell is opened here', () => {
  expect(Object.keys({ ...screens, ...aliases }).toSorted()).toEqual(screenPaths().toSorted());
  expect(Object.keys(publicNames)).toEqual([...publicPaths]);
});

test.each(ofTier(cases))(
  '$address opens as “$name”, names the document and asks nothing twice',
  async ({ path, address, name }) => {
    document.title = '';
    const { asked } = await renderApp(address);
    await waitFor(() => expect(document.title).toMatch(new RegExp(`(?:^| · )${name} · `)));
    const called = [...(await namesShown()), 'Coursedesk'].join(' · ');
    await waitFor(() => expect(document.title).toBe(called));
    if (changesRecord(path, name)) expect(called).toMatch(new RegExp(`^${name} · ${recordName()} · `));
    expect(asked().filter((call, index, all) => all.indexOf(call) < index)).toEqual([]);
    expect(document.querySelector('form [type=submit]:not([role=search] *)') !== null).toBe(isForm(name) && !isWizard(path));
  },
);

test.each(ofTier(redirects))('$alias leads to $path', async ({ from, to }) => {
  const place = leadsFrom(from);
  await waitFor(() => expect(place()).toBe(to));
});

test.each(ofTier(firstOf(redirects, ({ alias }) => resourceOf(alias))))('$from opens as $to', async ({ from, path, to }) => {
  await renderApp(from);
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe(to));
  await waitFor(() => expect(document.title).toContain(screens[path]));
});

/** The browser tests open the others in Nepali. */
const hereInNepali = cases.filter(({ path }) => !isAlias(path) && browserLocale(path) === 'en');

test.each(ofTier(hereInNepali))('$address opens in Nepali', async ({ address }) => {
  localStorage.setItem('locale', 'ne');
  await renderApp(address);
  await namesShown();
  // The name below the kind is the same in any language.
  for (const heading of headings()) expect(namesIn(heading)[0]).toMatch(devanagari);
  expect(document.title).toMatch(devanagari);
});

test.each(ofTier(pages))('$address is closed to who isn’t staff', async ({ address }) => {
  await renderApp(address, { as: 'learner' });
  expect(await screen.findByRole('heading', { name: 'No access' })).toBeVisible();
  expect(window.location.pathname).toBe('/unauthorized');
});

test.each(ofTier(firstOf(pages, ({ path }) => areaOf(path))))(
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

/** Returns the router's address after a redirect from this one. It has the product's own routes, but renders only the redirect. */
function leadsFrom(address: string): () => string {
  const routes = routesNear(address);
  const leaf = matchRoutes(routes, address)?.at(-1)?.route;
  const undrawn = ({ path, element, children }: RouteObject): RouteObject => ({
    ...(path !== undefined && { path }),
    element: element === leaf?.element ? element : <Outlet />,
    ...(children && { children: children.map(undrawn) }),
  });
  const router = createMemoryRouter(routes.map(undrawn), { initialEntries: [address] });
  mount(<RouterProvider router={router} />, () => router.dispose());
  return () => router.state.location.pathname + router.state.location.search;
}
