import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { screens } from '@tests/support/addresses';
import { firstOption } from '@tests/support/forms';
import { isLoading } from '@tests/support/loading';
import { renderApp } from '@tests/support/renderApp';
import { betweenServer } from '@tests/support/server';
import { expect, test, vi } from 'vitest';
import { forgetRefusals } from '@/providers/storage/refusals';
import { listArchetypes, ofTier } from '../../scripts/tiers.mjs';

/** The screens with popups below them. */
const lists = Object.keys(screens).filter((path) =>
  ['view', 'edit', 'restore'].some((popup) => `${path}/${popup}/:id` in screens),
);
const rows = () => screen.findAllByRole('row');

/** Opens a list; if it has a search form, searches with the first option of each input. */
async function openList(list: string, options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp(list, options);
  await screen.findByRole('button', { name: 'Columns' });
  await waitFor(() => expect(isLoading()).toBe(false));
  const search = screen.queryByRole('search');
  if (!search) return { ...app, asksFirst: false };
  const asksFirst = screen.queryByText('Choose what to look for, and press “Search”.') !== null;
  if (asksFirst) await expectAsked(app, search);
  for (const input of await within(search).findAllByRole('combobox')) {
    await app.user.click(input);
    await app.user.click(await firstOption());
  }
  await app.user.click(within(search).getByRole('button', { name: 'Search' }));
  return { ...app, asksFirst };
}

/** Expects that a list with required search inputs reads no rows without them, and says which are missing. */
async function expectAsked({ user, asked }: Awaited<ReturnType<typeof renderApp>>, search: HTMLElement): Promise<void> {
  await waitFor(() => expect(search.querySelectorAll('[aria-busy=true]')).toHaveLength(0));
  const before = asked();
  await user.click(within(search).getByRole('button', { name: 'Search' }));
  expect((await within(search).findAllByText('This field is required')).length).toBeGreaterThan(0);
  expect(asked()).toEqual(before);
  expect(window.location.search).not.toContain('filter');
  // Closes the options of the first missing input, which has the focus.
  await user.keyboard('{Escape}');
}

/** Opens the list again by its address, and expects the same rows: the address holds the search. */
async function openedAgain(app: Awaited<ReturnType<typeof openList>>) {
  if (!app.asksFirst) return app;
  const texts = async () => {
    // Without spaces: a rich text is plain until the code that renders it has come, and has others between its paragraphs.
    const found = (await rows()).map(({ textContent }) => textContent?.replaceAll(/\s/g, ''));
    expect(document.querySelectorAll('.MuiSkeleton-root, [role=status] i')).toHaveLength(0);
    return found;
  };
  const found = await waitFor(texts);
  app.unmount();
  const again = await renderApp(window.location.pathname + window.location.search);
  await waitFor(async () => expect(await texts()).toEqual(found));
  return again;
}

test('there are lists', () => {
  expect(lists.length).toBeGreaterThan(2);
});

test.each(ofTier(lists, listArchetypes))(
  '%s opens, is searched and hides its columns where the browser keeps nothing',
  async (list) => {
    const refuse = () => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    };
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const { user } = await openedAgain(await openList(list));
    const [head] = await rows();
    const columns = head?.childElementCount ?? 0;
    await user.click(await screen.findByRole('button', { name: 'Columns' }));
    // The column with the record's name can't be hidden.
    const entries = await screen.findAllByRole('menuitemcheckbox');
    const others = entries.filter((entry) => entry.getAttribute('aria-disabled') !== 'true');
    expect(others).toHaveLength(entries.length - 1);
    if (others[0]) await user.click(others[0]);
    await user.keyboard('{Escape}');
    await waitFor(async () => expect((await rows())[0]?.childElementCount).toBe(columns - Math.min(1, others.length)));
    // A list that the server pages has no search box.
    const search = screen.queryByRole('searchbox');
    if (search) {
      await user.type(search, 'zzzz');
      expect(await screen.findByText('No Records Found !!')).toBeVisible();
    }
    forgetRefusals();
  },
);

test.each(ofTier(lists, listArchetypes))('%s leads to the sign-in page and back where the session has ended', async (list) => {
  const { between, answer } = betweenServer();
  // A page size that every list offers. No page number, because a list without rows goes back to its first page.
  const address = `${list}?perPage=10`;
  answer.all = { status: 401, body: { detail: 'It is over' } };
  await renderApp(address, { between });
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('next')).toBe(address));
});

test.each([
  [500, {}],
  [200, { data: 'none' }],
  [200, undefined],
  [200, { errors: ['Not now'] }],
])('a list that is answered with %i %j says so, and is asked for again', async (status, body) => {
  const { between, answer } = betweenServer();
  answer.reads = { status, body };
  const { user } = await renderApp(lists[0] ?? '', { between });
  const again = await screen.findByRole('button', { name: 'Try again' });
  answer.reads = undefined;
  await user.click(again);
  expect((await rows()).length).toBeGreaterThan(1);
});

test.each(ofTier(lists, listArchetypes))(
  '%s is told and asked for again where it doesn’t come; a row opens its details, and so does its name',
  async (list) => {
    const { between, answer } = betweenServer();
    answer.reads = { status: 503, body: undefined };
    const { user } = await openList(list, { between });
    const again = await screen.findByRole('button', { name: 'Try again' });
    answer.reads = undefined;
    await user.click(again);
    const [, first] = await rows();
    if (!(first instanceof HTMLTableRowElement)) throw new Error('The list is empty');
    expectOrder(first);
    if (['view', 'viewDetails'].some((route) => `${list}/${route}/:id` in screens)) await expectDetails(user, first);
  },
);

/** Expects a row's actions in the order that is common to all lists. */
function expectOrder(row: HTMLElement): void {
  const verbs = ['View', 'Edit', '', 'Delete'];
  const places = [...row.querySelectorAll('.actions [aria-label]')].map((action) => {
    const [verb = ''] = (action.getAttribute('aria-label') ?? '').split(' ');
    return verbs.includes(verb) ? verbs.indexOf(verb) : verbs.indexOf('');
  });
  expect(places, 'view, edit, its own, delete').toEqual(places.toSorted());
}

/** Expects that a click anywhere in a row opens its details, and that keys move from there to the next row's. */
async function expectDetails(user: UserEvent, row: HTMLElement): Promise<void> {
  // Where the specification has *View* lead elsewhere, the details have their own link.
  const ways = within(row).queryAllByRole('link', { name: /^Details of / });
  const view = ways[0] ?? within(row).getByRole('link', { name: /^View / });
  const name = view.getAttribute('aria-label')?.replace(/^(?:View|Details of) /, '') ?? '';
  const details = view.getAttribute('href');
  expect(within(row).getByRole('link', { name })).toHaveAttribute('href', details);
  await user.click(within(row).getAllByRole('cell').at(-2) ?? row);
  // The details may be a popup or a page.
  const told = () => document.title.replace(name, '');
  await waitFor(() => expect(told()).toMatch(/^ · [^·]+ Details · /));
  const address = () => window.location.pathname + window.location.search;
  expect(address()).toBe(details);
  // Moves to the next record of the list, and back again.
  await screen.findByRole('button', { name: 'Next record' });
  await user.keyboard('j');
  await waitFor(() => expect(document.title).not.toContain(name));
  expect(address()).not.toBe(details);
  await user.keyboard('k');
  await waitFor(() => expect(told()).toMatch(/^ · [^·]+ Details · /));
  expect(address()).toBe(details);
}
