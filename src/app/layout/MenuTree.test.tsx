import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { english } from '@tests/support/catalogues';
import { I18nContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { MenuEntry } from '@/contract/menu';
import { createI18nProvider } from '@/providers/i18n/i18nProvider';
import { MenuWidth } from './MenuEntries';
import { MenuTree } from './MenuTree';

const entry = (menu_name: string, menu_route: string | null, children: MenuEntry[] = []): MenuEntry => ({
  menu_name,
  menu_route,
  menu_icon: 'school',
  children,
});

const entries = [
  entry('Exams', null, [
    entry('Question Bank', '', [entry('Questions', 'exams/questions'), entry('Difficulty', 'exams/questions/difficulty')]),
  ]),
  { ...entry('Reports', '/reports/'), menu_icon: 'no_such_icon' },
  entry('Chat', 'chat'),
];

async function open(address: string, onNavigate?: () => void, width: 'wide' | 'narrow' = 'wide') {
  const i18n = await createI18nProvider({ locale: 'en', load: async () => english });
  render(
    <MemoryRouter initialEntries={[address]}>
      <I18nContextProvider value={i18n}>
        <MenuWidth value={width}>
          <MenuTree
            entries={entries}
            hasScreen={(path) => path !== '/chat/'}
            listOf={() => undefined}
            {...(onNavigate && { onNavigate })}
          />
        </MenuWidth>
      </I18nContextProvider>
    </MemoryRouter>,
  );
  await screen.findByRole('button', { name: 'Exams' });
  return userEvent.setup();
}

test('an entry without a route only opens and closes, by keyboard too', async () => {
  const user = await open('/dashboard');
  const exams = screen.getByRole('button', { name: 'Exams' });
  expect(exams).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Question Bank')).not.toBeInTheDocument();

  await user.tab();
  expect(exams).toHaveFocus();
  await user.keyboard('{Enter}{Tab} ');
  expect(exams).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', { name: 'Question Bank' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'Questions' })).toHaveAttribute('href', '/exams/questions/');

  await user.click(exams);
  expect(exams).toHaveAttribute('aria-expanded', 'false');
});

test('a deep link opens its groups and marks the nearest entry alone', async () => {
  await open('/exams/questions/difficulty/edit/7');
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Difficulty');
  expect(screen.getByRole('link', { name: 'Questions' })).not.toHaveAttribute('aria-current');
});

test('an icon that nobody knows becomes a neutral one', async () => {
  await open('/dashboard');
  expect(screen.getByTestId('CircleOutlinedIcon')).toBeInTheDocument();
});

test('an icon that an entry beside or above it has too is shown by none, except in a menu of icons', async () => {
  await open('/dashboard');
  expect(screen.queryByTestId('SchoolOutlinedIcon')).not.toBeInTheDocument();
  cleanup();
  await open('/dashboard', undefined, 'narrow');
  expect(screen.getAllByTestId('SchoolOutlinedIcon')).toHaveLength(2);
});

test('who follows an entry is told, so that a drawer can close', async () => {
  const followed = vi.fn();
  const user = await open('/dashboard', followed);
  await user.click(screen.getByRole('button', { name: 'Exams' }));
  expect(followed).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Reports' }));
  expect(followed).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Reports');
});

test('an entry whose screen is yet to come says so, and leads nowhere', async () => {
  await open('/dashboard');
  expect(screen.getByText('Chat').closest('li')).toHaveTextContent('ChatSoon');
  expect(screen.queryByRole('link', { name: /Chat/ })).not.toBeInTheDocument();
});
