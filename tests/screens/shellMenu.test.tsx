import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

const menu = () => screen.findByRole('navigation', { name: 'Main menu' });

test('the menu is the server’s, with the person above it and the fixed section below', async () => {
  const { user } = await renderApp('/settings');
  const nav = await menu();
  expect(await within(nav).findByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard/');
  expect(await screen.findByText('Asmita Shrestha')).toBeVisible();
  const entries = within(nav).getAllByText(/\w/);
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'Course Setup',
    'Account',
    'Settings',
    'Learner Content',
    'Course Features',
    'Menu Setup',
  ]);

  await user.click(within(nav).getByRole('button', { name: 'Menu Setup' }));
  expect(within(nav).getByRole('link', { name: 'Menu' })).toHaveAttribute('href', '/menu/');
});

test('a deep link opens its group and is marked', async () => {
  await renderApp('/coursesetup/coursecategorysetup');
  const nav = await menu();
  expect(await within(nav).findByRole('link', { current: 'page' })).toHaveAccessibleName('Course Category Setup');
  expect(within(nav).getByRole('button', { name: 'Course Setup' })).toHaveAttribute('aria-expanded', 'true');
  expect(within(nav).getByRole('button', { name: 'Account' })).toHaveAttribute('aria-expanded', 'false');
});

test('the menu leads to the screens', async () => {
  const { user } = await renderApp('/settings');
  const nav = await menu();
  await user.click(await within(nav).findByRole('button', { name: 'Course Setup' }));
  await user.click(within(nav).getByRole('link', { name: 'Course Category Setup' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Course Category Setup', level: 1 })).toHaveFocus());
  expect(within(nav).getByRole('link', { current: 'page' })).toHaveAccessibleName('Course Category Setup');
});

test('a collapsed menu keeps the names for who can’t see the icons, and stays collapsed', async () => {
  const { user, unmount } = await renderApp('/settings');
  await user.click(await screen.findByRole('button', { name: 'Collapse the menu' }));
  expect(await within(await menu()).findByRole('link', { name: 'Dashboard' })).toBeInTheDocument();
  unmount();

  await renderApp('/settings');
  expect(await screen.findByRole('button', { name: 'Expand the menu' })).toBeVisible();
});

test('a menu that doesn’t load leaves the page alone and can be asked for again', async () => {
  const { user } = await renderApp('/settings?fail=getMenu:500');
  const nav = await menu();
  expect(await within(nav).findByText('The menu could not be loaded.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  expect(within(nav).getByRole('button', { name: 'Menu Setup' })).toBeVisible();

  window.history.replaceState(null, '', '/settings?fail=');
  await user.click(within(nav).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(within(nav).getByRole('link', { name: 'Dashboard' })).toBeVisible());
});
