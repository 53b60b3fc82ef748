import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { addressOf, isAlias, screens } from '@tests/support/addresses';
import { goTo } from '@tests/support/goTo';
import { isLoading } from '@tests/support/loading';
import { popup } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';
import { screenPaths } from '@/app/routes';
import { grouped } from '@/domain/rows/grouped';
import { ofTier } from '../../scripts/tiers.mjs';

const here = () => window.location.pathname + window.location.search;
const arrived = (address: string) => waitFor(() => expect(here()).toBe(address));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
/** Waits until a screen is rendered; its address says so before. */
const shows = (name: RegExp) => waitFor(() => expect(document.title).toMatch(name));
const dialog = () => document.querySelector('[role=dialog]');

const paths = screenPaths().filter((path) => !isAlias(path));

/** Returns how many parts the address of the screen below a path has; undefined where it is a page of its own. */
function partsBelow(path: string): number | undefined {
  // A question about chosen rows has the address of that about one, without its id.
  const above = paths.filter((other) => path.startsWith(`${other}/`) && path !== `${other}/:id`);
  return above.length === 0 ? undefined : Math.max(...above.map((other) => other.split('/').length));
}

/** The product's popups, with the address that each is over; a panel beside a tree, or a page below a list's address, is none. */
const popups = paths.flatMap((path) => {
  const [address = '', search] = addressOf(path).split('?');
  const parts = partsBelow(path);
  if (parts === undefined) return [];
  const below = address.split('/').slice(0, parts).join('/');
  const name = new RegExp(`(?:^| · )${screens[path]} · `);
  return [{ address, name, below: search ? `${below}?${search}` : below, area: address.split('/').slice(0, 3).join('/') }];
});
const areas = [...grouped(popups, ({ area }) => area)];

test('many popups are tried', () => {
  expect(popups.length).toBeGreaterThan(60);
});

test.each(ofTier(areas))('a popup of %s that is closed isn’t left in the history', async (_, ofArea) => {
  const { user } = await renderApp('/dashboard');
  for (const { address, name, below } of ofArea) {
    goTo('/settings');
    await shows(/^Settings · /);
    goTo(below);
    await shows(/^(?!Settings · )/);
    // A search that the list corrects is the list's from then on.
    await waitFor(() => expect(isLoading()).toBe(false));
    const list = here();
    const { length } = window.history;
    goTo(address + window.location.search);
    await shows(name);
    await waitFor(() => expect(isLoading()).toBe(false));
    if (!dialog()) continue;
    // A question is rendered after what it asks about.
    await user.keyboard('{Escape}');
    await arrived(list);
    await isClosed();
    expect(window.history.length, address).toBe(length + 1);
    window.history.back();
    await arrived('/settings');
  }
});

const list = '/coursesetup/coursecategorysetup';
const onList = async (address = list) => {
  const page = await renderApp('/settings');
  goTo(address);
  await screen.findAllByRole('cell');
  return page;
};
const follow = async (user: UserEvent, name: string | RegExp) =>
  user.click((await screen.findAllByRole('link', { name }))[0] ?? document.body);

/** The popup is closed, and Back leads to what was before the list. */
async function leadsBack(address = list) {
  await isClosed();
  await arrived(address);
  window.history.back();
  await arrived('/settings');
}

const press = (name: string | RegExp) => async (user: UserEvent) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
const ways: Readonly<Record<string, (user: UserEvent) => Promise<unknown>>> = {
  Cancel: press('Cancel'),
  'the cross': press('Close'),
  'the backdrop': async (user) => user.click(document.querySelector('.MuiDialog-container') ?? document.body),
  'Escape, twice': (user) => user.keyboard('{Escape}{Escape}'),
  Save: async (user) => {
    const box = screen.getByRole('textbox', { name: /Category Name/ });
    await user.type(box, ' again');
    const remark = screen.queryByRole('textbox', { name: /Remarks/ });
    if (remark) await user.type(remark, 'A better name');
    await press('Save')(user);
  },
};

test.each(Object.entries(ways))('after %s, Back leads to what was before the list', async (_, close) => {
  const { user } = await onList();
  await follow(user, /^Edit /);
  await screen.findByRole('textbox', { name: /Category Name/ });
  await close(user);
  await leadsBack();
});

test('a form over details leads back past both', async () => {
  const { user } = await onList('/feature');
  await follow(user, /^View /);
  await screen.findByRole('dialog', { name: /Details$/ });
  await follow(user, 'Edit');
  await screen.findByRole('dialog', { name: /^Edit / });
  await press('Cancel')(user);
  await leadsBack('/feature');
});

test('who stays with unsaved work can close it later', async () => {
  const { user } = await onList();
  await follow(user, /^Edit /);
  await user.type(await screen.findByRole('textbox', { name: /Category Name/ }), 'x');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Leave' })).not.toBeInTheDocument());
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await leadsBack();
});

test('a popup that a link opened is replaced by its list', async () => {
  const { user } = await renderApp(`${list}/edit/3`);
  const { length } = window.history;
  await screen.findByRole('textbox', { name: /Category Name/ });
  await user.keyboard('{Escape}');
  await isClosed();
  await arrived(list);
  expect(window.history.length).toBe(length);
});

test('after a question about several there is no empty popup behind', async () => {
  const courses = '/coursesetup/coursesetup';
  const { user } = await onList(courses);
  for (const name of ['Nayab Subba Preparation', 'Section Officer Preparation']) {
    await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  }
  await user.click(screen.getByRole('link', { name: 'Deactivate' }));
  await user.click((await popup('Deactivate Course')).getByRole('button', { name: 'Deactivate' }));
  await leadsBack(courses);
});
