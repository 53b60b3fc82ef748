import { screen, waitFor } from '@testing-library/react';
import { popup, press } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

test('a deletion says for how long it can be restored, and its toast takes it back', async () => {
  const { user } = await renderApp('/alumni/delete/1');
  const question = await popup('Delete Alumni');
  expect(question.getByText('It goes to the recycle bin, where it can be restored for 365 days.')).toBeVisible();
  await press(user, question, 'Delete');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Restored from the recycle bin')).toBeVisible();
});

test('a server without a recycle bin has deletions that can’t be undone', async () => {
  const { user } = await renderApp('/alumni/delete/1', { settings: { history: false } });
  const question = await popup('Delete Alumni');
  expect(question.getByText('This can’t be undone.')).toBeVisible();
  await press(user, question, 'Delete');
  expect(await screen.findByText(/^Alumni.* deleted/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});
