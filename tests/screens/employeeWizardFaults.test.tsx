import { screen, waitFor, within } from '@testing-library/react';
import { box, button, choose, heading, next, type } from '@tests/support/employeeWizard';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

test('an error goes as it is mended, before anything is saved too', async () => {
  const { user } = await renderApp('/employee/add');
  await heading('Step 1 of 8: General Info');
  await next(user);
  await user.click(await screen.findByRole('button', { name: 'Prev' }));
  await waitFor(() => expect(box(/^First Name/)).toHaveAccessibleDescription('This field is required'));
  await type(user, { 'First Name': 'Aarati' });
  await waitFor(() => expect(box(/^First Name/)).toBeValid());
  expect(box(/^Last Name/)).toBeInvalid();
  await choose(user, /^Gender/, 'Female');
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Gender/ })).toBeValid());
  // One that another field’s change mends: who lives at home has no other address.
  const zone = () => screen.queryByRole('combobox', { name: /^Temporary Zone/ });
  const same = within(screen.getByRole('group', { name: /^Same as permanent/ }));
  await user.click(same.getByRole('radio', { name: 'No' }));
  await next(user);
  await user.click(await screen.findByRole('button', { name: 'Prev' }));
  await waitFor(() => expect(zone()).toBeInvalid());
  await user.click(same.getByRole('radio', { name: 'Yes' }));
  await waitFor(() => expect(zone()).not.toBeInTheDocument());
  await user.click(same.getByRole('radio', { name: 'No' }));
  await waitFor(() => expect(zone()).toBeVisible());
  expect(zone()).toBeValid();
});

test('Next says once what its step lacks', async () => {
  const { user } = await renderApp('/employee/add?step=skills');
  await user.click(await screen.findByRole('button', { name: 'Add a row' }));
  await next(user);
  // The toast first, which goes by itself.
  const said = /^Skill Info isn’t complete yet: Skill 1, Skill Name, Skill 1, Skill Level$/;
  const toast = await screen.findByText(said);
  await heading('Step 8 of 8: Language Skill Info');
  await user.click(within(toastOf(toast)).getByRole('button', { name: 'Close' }));
  await user.click(button('Prev'));
  await heading('Step 7 of 8: Skill Info');
  await next(user);
  await heading('Step 8 of 8: Language Skill Info');
  expect(screen.queryByText(said)).not.toBeInTheDocument();
});

test('of many fields Next names the first', async () => {
  const { user } = await renderApp('/employee/add');
  await heading('Step 1 of 8: General Info');
  await next(user);
  const said = /^General Info isn’t complete yet: First Name, Last Name, Gender and \d+ more$/;
  expect(await screen.findByText(said)).toBeVisible();
});

const toastOf = (text: HTMLElement) => {
  const toast = text.closest<HTMLElement>('[data-toast]');
  if (!toast) throw new Error('Outside a toast');
  return toast;
};
