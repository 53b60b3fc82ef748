import { screen, waitFor, within } from '@testing-library/react';
import { axeFaults } from '@tests/support/axeFaults';
import { openColleague } from '@tests/support/colleague';
import { popup, press, row } from '@tests/support/popups';
import { field, heading, open as openPublic, reopen, told } from '@tests/support/publicPage';
import { renderApp } from '@tests/support/renderApp';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountCalls } from '@/contract/account';
import { rights } from '@/contract/rights';
import { secondFactorCalls } from '@/contract/secondFactor';
import type { Client } from '@/providers/api/client';

const password = 'Coursedesk#1';
const began = Date.parse('2026-11-22T06:15:05Z');

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: began }));
afterEach(() => void vi.useRealTimers());

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

/** Moves the clock to when an app shows the next code. */
const nextCode = () => void vi.setSystemTime(Date.now() + 30_000);

/** Sets up the second factor of whoever is signed in; returns its secret and its one-time codes. */
async function turnOn(client: Pick<Client, 'send'>) {
  const { data } = await client.send(secondFactorCalls.beginSecondFactor, { password });
  const answer = await client.send(secondFactorCalls.confirmSecondFactor, { totp: codeOf(data.secret) });
  nextCode();
  return { secret: data.secret, codes: answer.data.codes };
}

/** The section of the settings. */
const section = async () => within(await screen.findByRole('region', { name: 'Second Factor' }));

test('it is set up by keyboard: the password, the secret as QR code and as text, a code, and the one-time codes once', async () => {
  const { user, services } = await renderApp('/settings');
  const part = await section();
  const box = await part.findByLabelText(/^Password/);
  await user.click(box);
  await user.keyboard('Wrong#Password1{Enter}');
  await waitFor(() => expect(box).toHaveAccessibleDescription(/The password is not right/));
  await user.clear(box);
  await user.keyboard(`${password}{Enter}`);

  const code = await part.findByRole('textbox', { name: /^Code/ });
  expect(part.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const shown = part.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent ?? '';
  const secret = shown.replaceAll(' ', '');
  expect(part.getByRole('link', { name: /on this device/ })).toHaveAttribute('href', expect.stringContaining(`secret=${secret}`));
  expect(await axeFaults(screen.getByRole('region', { name: 'Second Factor' }))).toEqual([]);
  await user.click(code);
  await user.keyboard(`${codeOf(secret) === '123456' ? '654321' : '123456'}{Enter}`);
  await waitFor(() => expect(code).toHaveAccessibleDescription(/This code is not right, or was used before/));
  await user.clear(code);
  await user.keyboard(`${codeOf(secret)}{Enter}`);

  expect(await screen.findByText('Second factor turned on successfully')).toBeVisible();
  const codes = within(await part.findByRole('list', { name: 'Your one-time codes' })).getAllByRole('listitem');
  expect(codes).toHaveLength(10);
  await press(user, part, 'I have kept them');
  expect(await part.findByText(/^One-time codes left: 10$/)).toBeVisible();
  expect(screen.queryByText(codes[0]?.textContent ?? '')).not.toBeInTheDocument();
  const answer = await services.client.send(secondFactorCalls.getSecondFactor, {});
  expect(answer.data).toMatchObject({ is_on: true, codes_left: 10 });
});

test('new one-time codes are made, and it is turned off, by what proves whose it is', async () => {
  const before = await renderApp('/settings');
  const { codes } = await turnOn(before.services.client);
  before.unmount();
  const { user } = await renderApp('/settings');
  const part = await section();
  expect(await part.findByText('It is on.')).toBeVisible();
  await press(user, part, 'Make new one-time codes');
  await user.click(await part.findByLabelText(/^Password or code/));
  await user.keyboard('nonsense{Enter}');
  await waitFor(() => expect(part.getByLabelText(/^Password or code/)).toBeInvalid());
  await user.clear(part.getByLabelText(/^Password or code/));
  await user.keyboard(`${codes[0]}{Enter}`);
  const made = within(await part.findByRole('list', { name: 'Your one-time codes' })).getAllByRole('listitem');
  expect(made.map(({ textContent }) => textContent)).not.toContain(codes[1]);
  await press(user, part, 'I have kept them');
  await press(user, part, 'Turn off second factor');
  await user.click(await part.findByLabelText(/^Password or code/));
  await user.keyboard(`${password}{Enter}`);
  expect(await screen.findByText('Second factor turned off successfully')).toBeVisible();
  expect(await part.findByRole('button', { name: 'Set up second factor' })).toBeVisible();
});

test('a server without these calls has no such section', async () => {
  await renderApp('/settings', { settings: { history: false } });
  expect(await screen.findByLabelText(/^Old password/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Second Factor' })).not.toBeInTheDocument();
});

test('whoever has it is asked for the code in a second step, which keeps what was typed; a wrong one is told at the field', async () => {
  const { services } = await openPublic('/unauthorized', 'learner');
  const { secret } = await turnOn(services.client);
  await services.client.send(accountCalls.logout, { refresh: (await services.session.read())?.tokens.refresh ?? '' });
  services.session.remove('asked');
  const { submit } = await reopen('/login');
  expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
  await submit({ Email: 'learner@coursedesk.test', Password: password });
  const code = await screen.findByLabelText('Code');
  await waitFor(() => expect(code).toHaveFocus());
  expect(code).toHaveAccessibleDescription('The one that your authenticator app shows, or a one-time code');
  expect(code).not.toBeInvalid();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(field('Email')).toHaveValue('learner@coursedesk.test');
  expect(field('Password')).toHaveValue(password);

  await submit({});
  await waitFor(() =>
    expect(code).toHaveAccessibleDescription('Enter the code that your authenticator app shows, or a one-time code'),
  );
  await submit({ Code: codeOf(secret) === '123456' ? '654321' : '123456' });
  await waitFor(() => expect(code).toHaveAccessibleDescription(/^This code is not right, or was used before/));
  expect(field('Password')).toHaveValue(password);
  await submit({ Code: codeOf(secret) });
  expect(await heading('No access')).toBeVisible();
});

test('a one-time code signs in as well, and after too many wrong ones the page says how long to wait', async () => {
  const { services } = await openPublic('/unauthorized', 'learner');
  const { codes } = await turnOn(services.client);
  services.session.remove('asked');
  const { submit, services: again } = await reopen('/login');
  const credentials = { email: 'learner@coursedesk.test', password, grant_type: 'password' } as const;
  for (let tries = 0; tries < 5; tries += 1) {
    const answer = again.client.send(accountCalls.login, { ...credentials, code: 'AAAA-AAAA-AAAA-AAAA' });
    await expect(answer).rejects.toMatchObject({ status: 403 });
  }
  await submit({ Email: 'learner@coursedesk.test', Password: password });
  await screen.findByLabelText('Code');
  await submit({ Code: codes[4] ?? '' });
  await told(/^Too many attempts, try again in \d+ seconds$/);
  nextCode();
  nextCode();
  nextCode();
  await submit({ Code: codes[4]?.toLowerCase() ?? '' });
  expect(await heading('No access')).toBeVisible();
});

test('whoever lacks what their role demands is led to the settings, where nothing else is, until it is done', async () => {
  const colleague = await openColleague();
  const role = { role_name: 'Reader', second_factor: true, rights: rights.parse({ content: 'read' }) };
  await colleague.rest({ method: 'PUT', path: '/rest/role/1', body: JSON.stringify(role) });
  const { user } = await renderApp('/faq', { as: 'reader' });
  const part = await section();
  expect(window.location.pathname).toBe('/settings');
  expect(await part.findByText(/^Your role demands a second factor: until you set it up here/)).toBeVisible();
  await waitFor(() => expect(screen.queryByLabelText(/^Old password/)).not.toBeInTheDocument());
  await user.click(part.getByLabelText(/^Password/));
  await user.keyboard(`${password}{Enter}`);
  const secret = (await part.findByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)).textContent?.replaceAll(' ', '') ?? '';
  await user.click(await part.findByRole('textbox', { name: /^Code/ }));
  await user.keyboard(`${codeOf(secret)}{Enter}`);
  await press(user, part, 'I have kept them');
  expect(await screen.findByLabelText(/^Old password/)).toBeVisible();
});

test('a role demands it by a tick, which its details say', async () => {
  const { user } = await renderApp('/role/edit/2');
  const form = await popup('Edit Role');
  const tick = await form.findByRole('checkbox', { name: 'Second factor is demanded' });
  expect(tick).not.toBeChecked();
  expect(tick).toHaveAccessibleDescription('Who lacks it can do nothing else until it is set up.');
  await user.click(tick);
  await press(user, form, 'Save');
  expect(await screen.findByText('Role updated successfully')).toBeVisible();
  await user.click(within(await row('Content editor')).getByRole('link', { name: 'View Content editor' }));
  const details = await popup('Role Details');
  expect((await details.findByText('Second factor is demanded')).parentElement).toHaveTextContent('Yes');
});

test('a colleague’s is reset from their details, after a question that names them and says what happens; a mail tells them', async () => {
  const colleague = await openColleague();
  await turnOn(colleague);
  const { user, services } = await renderApp('/staff/view/3');
  const details = await popup('Staff Account Details');
  expect((await details.findByText('Second factor')).parentElement).toHaveTextContent('On');
  await user.click(await details.findByRole('link', { name: /^Reset second factor/ }));
  const question = await popup('Reset Second Factor');
  expect(await question.findByText(/सरिता अधिकारी/)).toBeVisible();
  expect(
    question.getByText(/Whoever is signed in with the account is signed out, and a mail tells them that you did it/),
  ).toBeVisible();
  await press(user, question, 'Reset');
  expect(await screen.findByText('1 second factor reset')).toBeVisible();
  expect(await services.demo?.outbox()).toMatchObject([
    { to: 'sarita.adhikari@coursedesk.test', kind: 'factor_reset', about: 'staff@coursedesk.test' },
  ]);
  await expect(colleague.send(secondFactorCalls.getSecondFactor, {})).rejects.toMatchObject({ status: 401 });
});
