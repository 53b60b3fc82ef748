import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { anyDirty } from '@/components/form/work/dirtyForms';
import { sessionKey } from '@/providers/auth/sessionKey';

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });

const person = () => screen.findByRole('button', { name: 'Asmita Shrestha' });

test('the person’s menu changes every text and the document’s language', async () => {
  const { user } = await renderApp('/settings');
  await heading('Settings');
  await user.click(await person());
  await user.click(screen.getByRole('menuitemradio', { name: 'नेपाली' }));
  expect(await heading('सेटिङ')).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'ne');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();

  await user.click(await person());
  await user.click(screen.getByRole('menuitemradio', { name: 'English' }));
  expect(await heading('Settings')).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'en');
});

test('the person’s menu paints the document while it stays open, and the choice is kept', async () => {
  const { user } = await renderApp('/settings');
  await heading('Settings');
  await user.click(await person());
  for (const [choice, theme] of [
    ['Dark', 'dark'],
    ['Light', 'light'],
    ['As on this device', 'light'],
  ] as const) {
    await user.click(screen.getByRole('menuitemradio', { name: choice }));
    expect(document.documentElement).toHaveAttribute('data-theme', theme);
  }
  expect(screen.getByRole('menuitemradio', { name: 'As on this device' })).toBeChecked();
});

test.each([
  ['Messages', /^(?:There are no messages\.|.+: .+)$/],
  ['Notifications', / waits? for more than a day$/],
])('%s open by keyboard and close with Escape', async (name, text) => {
  const { user } = await renderApp('/settings');
  await heading('Settings');
  const button = screen.getByRole('button', { name });
  button.focus();
  await user.keyboard('{Enter}');
  expect((await screen.findAllByRole('menuitem', { name: text }))[0]).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await waitFor(() => expect(button).toHaveFocus());
});

test('the footer names the year and the version, says whose times are shown elsewhere, and leads to the licences', async () => {
  vi.stubEnv('TZ', 'Europe/London');
  onTestFinished(() => void vi.unstubAllEnvs());
  await renderApp('/settings');
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getByText(`© ${new Date().getFullYear()} Coursedesk`)).toBeVisible();
  expect(footer.getByRole('link', { name: 'Licences' })).toHaveAttribute('href', '/licences.txt');
  expect(footer.getByText(/^Version \d+\.\d+\.\d+$/)).toBeVisible();
  expect(footer.getByText('All times are Nepal’s (UTC+5:45)')).toBeVisible();
});

test('the first stop of the keyboard leads past the menu to the page', async () => {
  const { user } = await renderApp('/settings');
  await heading('Settings');
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(document.querySelector('a, button, input, [tabindex]')).toBe(skip);
  await user.click(skip);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('who goes offline is told, until the line is back', async () => {
  await renderApp('/settings');
  await heading('Settings');
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(await screen.findByText(/^You are offline/)).toBeVisible();
  line.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument());
});

test('logging out forgets the person and leads to the sign-in page', async () => {
  const { user, services } = await renderApp('/settings');
  await heading('Settings');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await heading('Sign in')).toBeVisible();
  expect(window.location.pathname).toBe('/login');
  expect(await heading('Sign in')).not.toHaveAccessibleDescription();
  expect(await services.session.read()).toBeNull();
});

test('the person’s menu opens at the theme that is chosen, and the arrows pass over its headings', async () => {
  const { user } = await renderApp('/dashboard');
  (await screen.findByRole('button', { name: 'Asmita Shrestha' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'As on this device' })).toHaveFocus());
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  const nepali = screen.getByRole('menuitemradio', { name: 'नेपाली' });
  expect(nepali).toHaveFocus();
  expect(nepali).toHaveAccessibleDescription('Language');
});

test('the person’s menu leads to the settings', async () => {
  const { user } = await renderApp('/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Asmita Shrestha' }));
  await user.click(screen.getByRole('menuitem', { name: 'Settings' }));
  await waitFor(async () => expect(await heading('Settings')).toHaveFocus());
});

test('below 400 px the tools of the bar fold into the person’s menu', async () => {
  const wide = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(wide(media), media.includes('399.95px') && { matches: true }),
  );
  const { user } = await renderApp('/settings');
  await heading('Settings');
  expect(screen.queryByRole('button', { name: 'Messages' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Reset demo data' })).not.toBeInTheDocument();
  await user.click(await person());
  const menu = within(screen.getByRole('menu'));
  expect((await menu.findAllByRole('menuitem', { name: / waits? for more than a day$/ }))[0]).toBeVisible();
  expect(menu.getByText(/^Messages(?:: \d+)?$/)).toBeVisible();
  expect(menu.getByText(/^Notifications: \d+$/)).toBeVisible();
  await user.click(menu.getByRole('menuitem', { name: 'Reset demo data' }));
  expect(await screen.findByRole('dialog', { name: 'Reset the demo data?' })).toBeVisible();
});

test('logging out asks first when a form holds unsaved work', async () => {
  const { user } = await renderApp('/settings');
  await user.type(await screen.findByLabelText(/Old password/), 'x');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  const question = await screen.findByRole('dialog', { name: 'Log out without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(screen.getByLabelText(/Old password/)).toHaveValue('x');

  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Log out without saving?' })).getByRole('button', { name: 'Logout' }),
  );
  expect(await heading('Sign in')).toBeVisible();
  expect(anyDirty()).toBe(false);
});

const ended = 'Your session has ended. Sign in again to go on where you were; drafts of what you typed are kept.';

test('a session that can’t be renewed leads to the sign-in page, which says so and comes back', async () => {
  const path = '/settings?fail=getMenu:401,refresh:401';
  await renderApp(path);
  const title = await heading('Sign in');
  expect(screen.getByText(ended)).toBeVisible();
  expect(title).toHaveAccessibleDescription(ended);
  expect(title).toHaveFocus();
  expect(new URLSearchParams(window.location.search).get('next')).toBe(path);
});

test.each([
  ['ended', { key: sessionKey }, ended],
  ['was signed out', { key: null }, 'You signed out in another tab.'],
])('a session that %s in another tab leads to the sign-in page, which says so and comes back', async (_, event, reason) => {
  await renderApp('/settings');
  await heading('Settings');
  localStorage.removeItem(sessionKey);
  fireEvent(window, new StorageEvent('storage', event));
  expect(await heading('Sign in')).toHaveAccessibleDescription(reason);
  expect(new URLSearchParams(window.location.search).get('next')).toBe('/settings');
});

test('a first visitor is asked to sign in, without a further message', async () => {
  await renderApp('/settings', { as: null });
  expect(await heading('Sign in')).not.toHaveAccessibleDescription();
  expect(window.location.search).toBe('?next=%2Fsettings');
});

test('resetting the demo puts its records back', async () => {
  const { user } = await renderApp('/coursesetup');
  await user.type(await screen.findByRole('textbox', { name: /Category Name/ }), 'Forest Service');
  await user.type(screen.getByRole('textbox', { name: /Category Code/ }), 'FOR{Enter}');
  const tree = screen.getByRole('navigation', { name: 'Course tree' });
  expect(await within(tree).findByText('Forest Service')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Reset demo data' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Reset the demo data?' })).getByRole('button', { name: 'Reset demo data' }),
  );
  expect(await screen.findByText('The demo data is as it was at first')).toBeVisible();
  await waitFor(() => expect(within(tree).queryByText('Forest Service')).not.toBeInTheDocument());
});

test('logging out asks first when another tab holds unsaved work', async () => {
  const save = await new Promise<() => void>((begun) => {
    void navigator.locks.request('coursedesk-unsaved other', () => new Promise<void>(begun));
  });
  const { user } = await renderApp('/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  const question = within(await screen.findByRole('dialog', { name: 'Log out without saving?' }));
  expect(question.getByText(/^A form here or in another tab holds work that is not saved/)).toBeVisible();
  save();
  await user.click(question.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('notifications list what needs a person, each with a link to where it is done', async () => {
  const { user } = await renderApp('/settings');
  await heading('Settings');
  await user.click(screen.getByRole('button', { name: 'Notifications' }));
  const [waiting] = await screen.findAllByRole('menuitem', { name: /^\d+ enquir(?:y|ies) about .+ waits? for more than a day$/ });
  const counted = screen.getAllByRole('menuitem').length;
  if (waiting) await user.click(waiting);
  expect(await heading('Enquiry Setup')).toBeVisible();
  expect(await screen.findByRole('button', { name: /^REQUESTED \d+$/, pressed: true })).toBeVisible();
  expect(screen.getByRole('button', { name: `Notifications: ${counted}` })).toBeVisible();
});

test('a course that has something to mend leads to its findings, and is told of until they are gone', async () => {
  const { user } = await renderApp('/settings');
  await heading('Settings');
  await user.click(screen.getByRole('button', { name: 'Notifications' }));
  const [course] = await screen.findAllByRole('menuitem', { name: / has something to mend that learners see$/ });
  const name = course?.textContent?.replace(/ has something .*/, '') ?? '';
  if (course) await user.click(course);
  expect(await heading('Content health')).toBeVisible();
  expect(await screen.findByRole('button', { name: new RegExp(`^Course: ${name} \\d+$`) })).toBeVisible();
  for (const row of (await screen.findAllByRole('row')).slice(1)) expect(row).toHaveTextContent(name);
});

test('messages list the comments that nobody of staff has answered, each with a link to the form of its answer', async () => {
  const { user } = await renderApp('/settings');
  await heading('Settings');
  await user.click(await screen.findByRole('button', { name: /^Messages/ }));
  const [comment] = await screen.findAllByRole('menuitem', { name: /^.+: .+/ });
  const author = comment?.textContent?.replace(/:.*/, '');
  if (comment) await user.click(comment);
  expect(await screen.findByRole('group', { name: `Reply to ${author}` })).toBeVisible();
});
