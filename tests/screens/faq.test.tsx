import { screen, waitFor, within } from '@testing-library/react';
import { filter, searchCourse, titles } from '@tests/support/courseSearch';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

const popup = async (name: string) => within(await screen.findByRole('dialog', { name }));
test('nothing is read before a course is chosen, and what is missing is said', async () => {
  const { user, asked } = await renderApp('/faq');
  expect(await screen.findByText('Choose what to look for, and press “Search”.')).toBeVisible();
  await user.click((await filter()).getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('This field is required')).toBeVisible();
  expect(asked().filter((call) => call.startsWith('getFAQ'))).toEqual([]);
});

test('the questions of a course stand in their order; the address holds what was searched for', async () => {
  const { user, unmount } = await renderApp('/faq');
  await searchCourse(user, 'Section Officer');
  await waitFor(async () => expect((await titles())[0]).toBe('How long is the Section Officer course?'));
  expect(await titles()).toHaveLength(5);
  expect(screen.getByText('1–5 of 7')).toBeVisible();
  expect(JSON.parse(new URLSearchParams(window.location.search).get('filter') ?? '')).toEqual({ courses: 1 });

  const address = window.location.pathname + window.location.search;
  unmount();
  await renderApp(address);
  await waitFor(async () => expect((await titles())[0]).toBe('How long is the Section Officer course?'));
  expect(await (await filter()).findByRole('combobox', { name: /^Course/ })).toHaveDisplayValue(/^Section Officer Preparation/);
});

test('a search without questions says so; its rows are searched by what they show', async () => {
  const { user } = await renderApp('/faq');
  await searchCourse(user, 'Lower Secondary');
  expect(await screen.findByText('No Records Found !!')).toBeVisible();
  await searchCourse(user, 'Section Officer');
  await waitFor(async () => expect(await titles()).toHaveLength(5));
  await user.type(screen.getByRole('searchbox'), 'certificate');
  await waitFor(async () => expect(await titles()).toEqual(['Is the certificate recognised?']));
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
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('FAQ created successfully')).toBeVisible();
  await waitFor(async () => expect((await titles()).at(-1)).toBe('When does it begin?'));
});

test('the details show the answer as it reads, and who wrote it', async () => {
  await renderApp('/faq/view/1');
  const details = await popup('FAQ Details');
  expect(await details.findByText('78 hours')).toHaveProperty('tagName', 'STRONG');
  expect(details.getByText('Section Officer Preparation')).toBeVisible();
});

test('an edit wants remarks of 5 characters', async () => {
  const { user } = await renderApp('/faq/edit/1');
  const form = await popup('Edit FAQ');
  await user.type(await form.findByRole('textbox', { name: /^Modified Remarks/ }), 'four');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('must be more than 5 characters')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: /^Modified Remarks/ }), ' words');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('FAQ updated successfully')).toBeVisible();
});
