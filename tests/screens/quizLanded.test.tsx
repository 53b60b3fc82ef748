import { screen, waitFor, within } from '@testing-library/react';
import { titles } from '@tests/support/courseSearch';
import { fillForm, submit } from '@tests/support/forms';
import { popup, press } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const landed = () => document.querySelector('tr[data-landed]');
/** Returns the rows as they are now: they are read again after what is written. */
const rows = () => screen.getAllByRole('row').slice(1);

test('a new question leads the bank, whatever is searched, until the search changes', async () => {
  const filter = encodeURIComponent(JSON.stringify({ q: 'longest river' }));
  const { user } = await renderApp(`/quizsetup?filter=${filter}`);
  await waitFor(async () => expect(await titles()).toHaveLength(1));
  const counted = (await screen.findByText(/^1–1 of 1$/)).textContent ?? '';
  await user.click(await screen.findByRole('link', { name: 'Add Quiz' }));
  await heading('Add Quiz');
  await fillForm(user);
  await submit(user);
  await heading('Quiz Setup');
  expect(await screen.findByText(/^Just added, and first until you search or turn the page: ./)).toBeVisible();
  expect(rows()[0]).toBe(landed());
  expect(landed()).toHaveAttribute('data-highlighted');
  expect(landed()).toHaveAccessibleDescription(/^Just added, /);
  await waitFor(() => expect(rows()[1]).toHaveTextContent(/^1 ?Which is the longest river of Nepal\?/));
  expect(await screen.findByText(counted)).toBeVisible();
  await waitFor(() => expect(landed()).not.toHaveAttribute('data-highlighted'));
  expect(landed()).toBeVisible();

  await user.type(screen.getByRole('searchbox', { name: 'Search this list' }), ' of');
  await waitFor(() => expect(landed()).not.toBeInTheDocument());
  expect(screen.queryByText(/^Just added/)).not.toBeInTheDocument();
});

test('a new question that leads the bank goes when it is deleted', async () => {
  const filter = encodeURIComponent(JSON.stringify({ has_video: 'y' }));
  const { user } = await renderApp(`/quizsetup?filter=${filter}`);
  await user.click(await screen.findByRole('link', { name: 'Add Quiz' }));
  await heading('Add Quiz');
  await fillForm(user);
  await submit(user);
  await heading('Quiz Setup');
  await waitFor(() => expect(landed()).toBeVisible());
  expect(rows()[0]).toBe(landed());
  await user.click(within(rows()[0] ?? document.body).getByRole('link', { name: /^Delete/ }));
  await press(user, await popup('Delete Quiz'), 'Delete');
  await waitFor(() => expect(landed()).not.toBeInTheDocument());
});
