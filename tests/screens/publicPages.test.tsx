import { screen, waitFor } from '@testing-library/react';
import { unmountAll } from '@tests/support/mount';
import { field, heading, open, told } from '@tests/support/publicPage';
import { renderApp } from '@tests/support/renderApp';
import { beforeAll, expect, test, vi } from 'vitest';

// Loads the shell's code in advance, because the first sign-in would have to wait for it.
beforeAll(() => import('@/app/App'));

test('signing in wants an email and a password', async () => {
  const { user, submit } = await open('/login');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('This field is required'));
  expect(field('Password')).toHaveAccessibleDescription('This field is required');
  await waitFor(() => expect(field('Email')).toHaveFocus());

  await submit({ Password: 'x', Email: 'nobody' });
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('Must be a valid email address'));
  expect(field('Email')).toHaveValue('nobody');
});

test('wrong credentials are refused in the specification’s words, and what was typed stays', async () => {
  const { submit } = await open('/login');
  await submit({ Email: 'staff@coursedesk.test', Password: 'wrong' });
  await told('No active account found with the given credentials. Invalid Email or Password');
  expect(field('Email')).toHaveValue('staff@coursedesk.test');
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
});

test('a form whose parts a translator has moved is shown anew, with what was typed', async () => {
  const { submit } = await open('/login');
  // React reports what it survives.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const label = screen.getByText('Sign in', { selector: 'button > span' });
  const font = document.createElement('font');
  label.replaceWith(font);
  font.append(label);
  await submit({ Password: 'wrong', Email: 'staff@coursedesk.test' });
  await told(/Invalid Email or Password$/);
  expect(font).not.toBeInTheDocument();
  expect(field('Email')).toHaveValue('staff@coursedesk.test');
  expect(field('Password')).toHaveValue('wrong');
});

test('without an answer the person is sent to the administrators', async () => {
  const { submit } = await open('/login?fail=login:network');
  await submit({ Email: 'staff@coursedesk.test', Password: 'Coursedesk#1' });
  await told(/ !! Please contact DB Administrators$/);
});

test('signing in leads to where the person wanted to go', async () => {
  const { submit } = await open('/login?next=%2Fsettings');
  await submit({ Email: ' STAFF@coursedesk.test ', Password: 'Coursedesk#1' });
  expect(await heading('Settings')).toBeVisible();
});

test.each(['/.//x', '/a/../..//x', '/%2e//x', '//x'])('signing in on the way to %s leads to the dashboard', async (next) => {
  const { submit } = await open(`/login?${new URLSearchParams({ next })}`);
  await submit({ Email: 'staff@coursedesk.test', Password: 'Coursedesk#1' });
  expect(await heading('Dashboard')).toBeVisible();
  expect(window.location.pathname).toBe('/dashboard');
});

test.each([
  ['staff', 'Dashboard'],
  ['learner', 'No access'],
])('a press on the demo’s %s account leads to “%s”', async (who, title) => {
  const { user } = await open('/login');
  await user.click(screen.getByRole('button', { name: `Use ${who}@coursedesk.test` }));
  expect(await heading(title)).toBeVisible();
});

test('who has no access can sign in with another account', async () => {
  const { user, services } = await open('/unauthorized', 'learner');
  expect(screen.getByText("You don't have access permission to open this page")).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Sign in with another account' }));
  expect(await heading('Sign in')).toBeVisible();
  expect(await services.session.read()).toBeNull();
});

test('the language is switched here, for rules and refusals too, and kept', async () => {
  const { user, submit } = await open('/login');
  await user.click(screen.getByRole('button', { name: 'नेपाली' }));
  expect(await heading('लगइन')).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'ne');
  await submit({ इमेल: '' });
  await waitFor(() => expect(field('इमेल')).toHaveAccessibleDescription(/\p{Script=Devanagari}/u));
  await submit({ इमेल: 'nobody@coursedesk.test', पासवर्ड: 'wrong' });
  await told(/\p{Script=Devanagari}.* इमेल वा पासवर्ड मिलेन$/u);
  await user.click(screen.getByRole('button', { name: 'English' }));
  expect(await heading('Sign in')).toBeVisible();
});

test('the reason for coming here is said in the language; one that is made up is not', async () => {
  const { user } = await open('/login?next=%2Fsettings&reason=ended');
  expect(await heading('Sign in')).toHaveAccessibleDescription(/^Your session has ended/);
  await user.click(screen.getByRole('button', { name: 'नेपाली' }));
  expect(await heading('लगइन')).toHaveAccessibleDescription(/^तपाईंको सत्र सकियो/);
  unmountAll();
  localStorage.removeItem('locale');
  await open('/login?reason=Call+our+helpline');
  expect(await heading('Sign in')).not.toHaveAccessibleDescription();
});

test('an address of these pages ends the demo’s switches, though no backend has come yet', async () => {
  sessionStorage.setItem('demo.fail', 'login:500');
  const { user, submit } = await open('/login?fail=&slow=0');
  await user.click(screen.getByRole('link', { name: 'Create an account' }));
  await user.click(await screen.findByRole('link', { name: 'Back to sign in' }));
  await heading('Sign in');
  expect(window.location.search).toBe('');
  await submit({ Email: 'staff@coursedesk.test', Password: 'Coursedesk#1' });
  expect(await heading('Dashboard')).toBeVisible();
});

test('a password can be shown', async () => {
  const { user } = await open('/login');
  expect(field('Password')).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('checkbox', { name: 'Show password' }));
  expect(field('Password')).toHaveAttribute('type', 'text');
});

test('signing up has rules for every field', async () => {
  const { submit } = await open('/signup');
  await submit({ Email: 'new', 'First name': 'A', 'Last name': 'x'.repeat(31), Password: 'password' });
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('Must be a valid email address'));
  expect(field('First name')).toHaveAccessibleDescription('must have more than 2 characters');
  expect(field('Last name')).toHaveAccessibleDescription('shouldnot have more than 30 characters');
  expect(field('Password')).toHaveAccessibleDescription(/^Must Contain 8 Characters, One Uppercase/);
});

test('who signs up comes to sign in, and doesn’t learn whether the address has an account', async () => {
  const { user, submit } = await open('/signup');
  const rest = { 'First name': 'Maya', 'Last name': 'Gurung', Password: 'Machhapuchhre#3' };
  const same = 'If this email had no account, it has one now: sign in. If it had one, a mail to it says what to do';
  await submit({ Email: 'staff@coursedesk.test', ...rest });
  expect(await heading('Sign in')).toBeVisible();
  await told(same);
  await user.click(screen.getByRole('link', { name: 'Create an account' }));
  expect(await heading('Create an account')).toBeVisible();
  await submit({ Email: 'maya@coursedesk.test', ...rest });
  expect(await heading('Sign in')).toBeVisible();
  await told(same);
  await submit({ Email: 'maya@coursedesk.test', Password: 'Machhapuchhre#3' });
  expect(await heading('No access')).toBeVisible();
});

test('where accounts are made by invitation, signing up isn’t offered', async () => {
  await renderApp('/signup', { as: null, settings: { signUp: false } });
  expect(await heading('Create an account')).toBeVisible();
  expect(screen.getByText(/^Accounts are made by invitation here/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create an account' })).not.toBeInTheDocument();
  unmountAll();
  await renderApp('/login', { as: null, settings: { signUp: false } });
  expect(await screen.findByRole('link', { name: 'Forgot your password?' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Create an account' })).not.toBeInTheDocument();
});

test('a reset answers the same whoever asks, and only an account gets a link', async () => {
  const { user, submit } = await open('/passwordreset');
  await submit({ Email: 'nobody@coursedesk.test' });
  await told(/^If an account has this email/);
  await user.click(screen.getByRole('link', { name: 'Open the demo’s outbox' }));
  expect(await screen.findByText('No mail has been sent yet.')).toBeVisible();
});

test('the sign-in page shows the institute’s name and logo', async () => {
  await renderApp('/login', {
    as: null,
    settings: { officeName: 'Himal Academy', officeLogo: '/media/company_logo/h/logo.png' },
  });
  const name = await screen.findByText('Himal Academy');
  expect(name.querySelector('img')).toHaveAttribute('src', '/media/company_logo/h/logo.png');
});
