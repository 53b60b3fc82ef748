import { screen, waitFor } from '@testing-library/react';
import { popup, press } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

test('a record’s history says who changed which words, and fills them into the form again', async () => {
  const { user } = await renderApp('/onBoardMobileSetup/edit/1');
  const form = await popup('Edit Onboard');
  const title = await form.findByRole('textbox', { name: /^Title/ });
  await user.clear(title);
  await user.type(title, 'Welcome to your desk');
  await user.type(form.getByRole('textbox', { name: /^Modified Remarks/ }), 'shorter words');
  await press(user, form, 'Save');
  expect(await screen.findByText('Onboard banner updated successfully')).toBeVisible();

  const { user: reader } = await renderApp('/onBoardMobileSetup/view/1');
  const details = await popup('Onboard Details');
  await reader.click(await details.findByRole('button', { name: /^More|actions/i }));
  await reader.click(await screen.findByRole('menuitem', { name: 'History' }));
  const history = await popup('History of “Welcome to your desk”');
  expect(await history.findByText('Changed by asmita.shrestha')).toBeVisible();
  expect(history.getByText('Remark: shorter words')).toBeVisible();
  expect(history.getByText('classroom').closest('del')).toBeVisible();
  expect(history.getByText('desk').closest('ins')).toBeVisible();

  await reader.click(history.getByRole('link', { name: 'Bring back' }));
  const again = await popup('Edit Onboard');
  const restored = await again.findByRole('textbox', { name: /^Title/ });
  await waitFor(() => expect(restored).toHaveValue('Welcome to your classroom'));
  expect(again.getByText(/^Earlier values are filled in/)).toBeVisible();
  await reader.type(again.getByRole('textbox', { name: /^Modified Remarks/ }), 'as it was');
  await press(reader, again, 'Save');
  expect(await screen.findByText('Onboard banner updated successfully')).toBeVisible();
  expect(await screen.findByRole('row', { name: /Welcome to your classroom/ })).toBeVisible();
});

test('a record that nobody has written since says so', async () => {
  const { user } = await renderApp('/onBoardMobileSetup/view/2');
  const details = await popup('Onboard Details');
  await user.click(await details.findByRole('button', { name: /^More|actions/i }));
  await user.click(await screen.findByRole('menuitem', { name: 'History' }));
  expect(await screen.findByText('Nothing has been written since the history began.')).toBeVisible();
});
