import { screen, waitFor } from '@testing-library/react';
import { noDialog, popup, press } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

const list = '/coursesetup/coursesetup';

test('a course’s popup has what its panel has: readiness, and what can be done with it', async () => {
  const { user } = await renderApp(`${list}/view/8`);
  const details = await popup('Course Details');
  await details.findByText('NRBD');
  // The whole catalogue is read for it.
  expect(await details.findByText('9 of 9 ready')).toBeVisible();
  expect(details.getByRole('link', { name: 'Add subcourse' })).toHaveAttribute('href', '/coursesetup/add_subcourse/8');
  expect(details.getByRole('link', { name: 'Update date' })).toHaveAttribute('href', `${list}/date/8`);
  await user.click(details.getByRole('button', { name: /^Actions of/ }));
  await user.click(screen.getByRole('menuitem', { name: /^Activate Nepal Rastra Bank/ }));
  const question = await popup('Activate Course');
  await press(user, question, 'Activate');
  expect(await screen.findByText('Course activated successfully')).toBeVisible();
  await noDialog();
  expect(location.pathname).toBe(list);
});

test('a course that lacks something says in its menu why it can’t go live', async () => {
  const { user } = await renderApp(`${list}/view/14`);
  const details = await popup('Course Details');
  await details.findByText('Set the date');
  await user.click(details.getByRole('button', { name: /^Actions of/ }));
  expect(screen.getByRole('menuitem', { name: /^Activate .*Before it can go live: Add the banner image$/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('the date is changed over the list', async () => {
  const { user } = await renderApp(`${list}/date/8`);
  const form = await popup('Update Course Date');
  const date = await form.findByRole('textbox', { name: /^Course Date/ });
  await user.clear(date);
  await user.type(date, '2083-08-05');
  await press(user, form, 'Save');
  await waitFor(() => expect(location.pathname).toBe(list));
});

test('a green tick is before each true option of a question, and before no other', async () => {
  await renderApp('/quizsetup/view/66/quizsetup');
  const ticks = await screen.findAllByRole('img', { name: 'Right answer' });
  expect(ticks).toHaveLength(1);
  const [tick] = ticks;
  const option = tick?.closest('li');
  expect(option?.parentElement?.children[1]).toBe(option);
  expect(option?.textContent).not.toMatch(/False/);
});
