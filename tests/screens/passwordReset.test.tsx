import { screen, waitFor, within } from '@testing-library/react';
import { unmountAll } from '@tests/support/mount';
import { field, heading, open, reopen, told } from '@tests/support/publicPage';
import { beforeAll, expect, test } from 'vitest';

// Loads the shell's code in advance, because the first sign-in would have to wait for it.
beforeAll(() => import('@/app/App'));

test('an expired link says to ask for another', async () => {
  await open('/passwordreset?token_valid=False');
  expect(screen.getByText('Your token has been expired resend a link to reset password')).toBeVisible();
});

test('a link that lacks its token says so instead of asking for a password', async () => {
  await open('/passwordresetcomplete?uidb64=MQ');
  expect(screen.getByText(/^This link is not complete/)).toBeVisible();
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
});

test('a mailed link sets a new password, once', async () => {
  const { user, submit } = await open('/passwordreset');
  await submit({ Email: 'staff@coursedesk.test' });
  await told(/^If an account has this email/);
  await user.click(screen.getByRole('link', { name: 'Open the demo’s outbox' }));
  const mail = within(await screen.findByRole('listitem'));
  expect(mail.getByText(/^To staff@coursedesk.test/)).toBeVisible();
  const { search } = new URL(mail.getByRole('link').getAttribute('href') ?? '');

  const complete = await reopen(`/passwordresetcomplete${search}`);
  await complete.submit({ 'New password': 'Himalaya#2', 'Repeat the new password': 'Himalaya#3' });
  await waitFor(() => expect(field('Repeat the new password')).toHaveAccessibleDescription("Password didn't matches"));
  await complete.submit({ 'Repeat the new password': 'Himalaya#2' });
  expect(await heading('Sign in')).toBeVisible();
  await told('Password changed Successfully!!');
  await complete.submit({ Email: 'staff@coursedesk.test', Password: 'Himalaya#2' });
  expect(await heading('Dashboard')).toBeVisible();

  const again = await reopen(`/passwordresetcomplete${search}`);
  await again.submit({ 'New password': 'Himalaya#4', 'Repeat the new password': 'Himalaya#4' });
  await told('This link has expired or was used, ask for a new one');
});

test('the mails of the outbox are dated in the digits of the language, by the calendar that it names', async () => {
  const { submit } = await open('/passwordreset');
  await submit({ Email: 'staff@coursedesk.test' });
  await told(/on its way/);
  unmountAll();
  localStorage.setItem('locale', 'ne');
  await open('/demo/outbox');
  expect(
    await screen.findByText(/^प्रापक: staff@coursedesk.test · ई\.सं\. [०-९]{4}-[०-९]{2}-[०-९]{2}, [०-९]{2}:[०-९]{2}$/),
  ).toBeVisible();
});

test('a reset that is completed while signed in says so, and leads to the sign-in page', async () => {
  const asked = await open('/passwordreset');
  await asked.submit({ Email: 'staff@coursedesk.test' });
  await told(/on its way/);
  await asked.user.click(screen.getByRole('link', { name: 'Open the demo’s outbox' }));
  const link =
    within(await screen.findByRole('listitem'))
      .getByRole('link')
      .getAttribute('href') ?? '';
  unmountAll();
  const { submit, services } = await open(`/passwordresetcomplete${new URL(link).search}`, 'staff');
  await submit({ 'New password': 'Himalaya#2', 'Repeat the new password': 'Himalaya#2' });
  expect(await heading('Sign in')).toBeVisible();
  await told('Password changed Successfully!!');
  expect(await services.session.read()).toBeNull();
  await submit({ Email: 'staff@coursedesk.test', Password: 'Himalaya#2' });
  expect(await heading('Dashboard')).toBeVisible();
});
