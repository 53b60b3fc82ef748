import menus from '@fixtures/menu.json';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';
import { hasScreen } from '@/app/routes';

const menu = () => screen.findByRole('navigation', { name: 'Main menu' });

test('the menu is the server’s, with the person above it and the fixed section below', async () => {
  const { user } = await renderApp('/settings');
  const nav = await menu();
  expect(await within(nav).findByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard/');
  expect(await within(screen.getByRole('complementary')).findByText('Asmita Shrestha')).toBeVisible();
  const entries = within(nav).getAllByText(/\w/);
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'Catalogue',
    'Prices',
    'Learner Content',
    'Course Features',
    'Question Bank',
    'Passages',
    'Model Sets',
    'Batches',
    'Storefront',
    'People',
    'Organisation',
    'Staff and Roles',
    'Menu Setup',
  ]);

  await user.click(within(nav).getByRole('button', { name: 'Menu Setup' }));
  expect(within(nav).getByRole('link', { name: 'Menu' })).toHaveAttribute('href', '/menu/');
});

test('no entry of the menu leads to where nothing stands, and none is without its Nepali name', async () => {
  localStorage.setItem('locale', 'ne');
  const { user } = await renderApp('/settings');
  const nav = await screen.findByRole('navigation', { name: 'मुख्य मेनु' });
  await within(nav).findByRole('link', { name: 'ड्यासबोर्ड' });
  for (const group of within(nav).getAllByRole('button')) await user.click(group);
  const links = within(nav).getAllByRole('link');
  const inner = menus.filter(({ menu_route, menu_types }) => menu_route && menu_types === 'inner');
  // The fixed section has one link more.
  expect(links).toHaveLength(inner.length + 1);
  expect(links.filter((link) => !hasScreen(link.getAttribute('href') ?? ''))).toEqual([]);
  expect(nav).not.toHaveTextContent(/[a-z]/i);
});

test('a deep link opens its group and is marked', async () => {
  await renderApp('/coursesetup/coursecategorysetup');
  const nav = await menu();
  expect(await within(nav).findByRole('link', { current: 'page' })).toHaveAccessibleName('Categories');
  expect(within(nav).getByRole('button', { name: 'Catalogue' })).toHaveAttribute('aria-expanded', 'true');
  expect(within(nav).getByRole('button', { name: 'Prices' })).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['/quizsetup/view/66/quizsetup', 'Quiz Setup'],
  ['/quizsetup/view/66/untaggedquizreport', 'Untagged Questions'],
  ['/quizsetup/view/66/quiztagsetup', 'Quiz Tag Setup'],
  ['/quizsetup/view/66/nowhere', 'Quiz Setup'],
  ['/quizsetup/edit/66', 'Quiz Setup'],
  ['/quizsetup/edit/66/modelsetQuizReport', 'Model Set Report'],
  ['/modelsetQuizView/1', 'Model Set Setup'],
  ['/modelsetQuizkuView/18', 'Model Set Setup'],
  ['/instructorsetup/view/1', 'Instructors'],
])('%s marks the entry of its list, %s', async (address, name) => {
  await renderApp(address);
  const nav = within(await menu());
  await waitFor(() => expect(nav.getByRole('link', { current: 'page' })).toHaveAccessibleName(name));
});

test('the menu leads to the screens', async () => {
  const { user } = await renderApp('/settings');
  const nav = await menu();
  await user.click(await within(nav).findByRole('button', { name: 'Catalogue' }));
  await user.click(within(nav).getByRole('link', { name: 'Categories' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Course Category Setup', level: 1 })).toHaveFocus());
  expect(within(nav).getByRole('link', { current: 'page' })).toHaveAccessibleName('Categories');
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
