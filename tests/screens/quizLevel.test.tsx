import { screen, waitFor } from '@testing-library/react';
import { titles } from '@tests/support/courseSearch';
import { popup } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

test('a level is added, whose title no other has', async () => {
  const { user } = await renderApp('/quizLevelSetup');
  expect(await titles()).toEqual(['Easy', 'Medium', 'Hard', 'Expert', 'सजिलो']);
  await user.click(screen.getByRole('link', { name: 'Add Level' }));
  const form = await popup('Add Level');
  const title = form.getByRole('textbox', { name: /^Level Title/ });
  await user.type(title, 'x');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('more than 2 characters')).toBeVisible();
  await user.clear(title);
  await user.type(title, 'hARD');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('A quiz level with this title already exists')).toBeVisible();
  await user.clear(title);
  await user.type(title, 'Hard 2');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Quiz level created successfully')).toBeVisible();
  await user.type(await screen.findByRole('searchbox'), 'hard');
  await waitFor(async () => expect(await titles()).toEqual(['Hard', 'Hard 2']));
});

test('a level is found in its list, changed and shown with who changed it', async () => {
  const { user } = await renderApp('/quizLevelSetup/edit/12?page=3&filter={}');
  const form = await popup('Edit Level');
  const title = await form.findByRole('textbox', { name: /^Level Title/ });
  expect(title).toHaveValue('I & II');
  await user.type(title, 'I');
  await user.type(form.getByRole('textbox', { name: /^Modified Remarks/ }), 'One more');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Quiz level updated successfully')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'View I & III' }));
  const details = await popup('Level Details');
  expect(await details.findByText('One more')).toBeVisible();
  expect(details.getByText('Created and changed').nextElementSibling).toHaveTextContent('changed by asmita.shrestha');
});
