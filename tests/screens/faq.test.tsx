import { screen, waitFor } from '@testing-library/react';
import { searchCourse, titles } from '@tests/support/courseSearch';
import { popup, press } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

test('the questions of a course stand in their order', async () => {
  const { user } = await renderApp('/faq');
  await searchCourse(user, 'Section Officer');
  await waitFor(async () => expect((await titles())[0]).toBe('How long is the Section Officer course?'));
  expect(await screen.findByText('1–5 of 7')).toBeVisible();
});

test('a question is added to the course that was chosen, and stands in the list', async () => {
  const { user } = await renderApp('/faq?filter={"courses":2}');
  await waitFor(async () => expect(await titles()).toHaveLength(2));
  await user.click(screen.getByRole('link', { name: 'Add FAQ' }));
  const form = await popup('Add FAQ');
  expect(await form.findByRole('combobox', { name: /^Course/ })).toHaveDisplayValue(/^Nayab Subba/);
  await user.type(form.getByRole('textbox', { name: /^Question/ }), 'When does it begin?');
  await user.click(await form.findByRole('textbox', { name: /^Answer/ }));
  await user.paste('On the first of Mangsir');
  await user.type(form.getByRole('textbox', { name: /^Priority Order/ }), '३');
  await press(user, form, 'Save');
  expect(await screen.findByText('FAQ created successfully')).toBeVisible();
  await waitFor(async () => expect((await titles()).at(-1)).toBe('When does it begin?'));
});

test('the details show the answer as it reads, and who wrote it', async () => {
  await renderApp('/faq/view/1');
  const details = await popup('FAQ Details');
  expect(await details.findByText('78 hours')).toHaveProperty('tagName', 'STRONG');
  expect(details.getByText('Section Officer Preparation')).toBeVisible();
});
