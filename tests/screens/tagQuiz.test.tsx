import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axeFaults } from '@tests/support/axeFaults';
import { submit } from '@tests/support/forms';
import { popup } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { betweenServer } from '@tests/support/server';
import { expect, test } from 'vitest';

const page = '/paragraphSetup/tag/9';
/** Finds the part of the page with this heading. */
const part = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('section') ?? document.body);
const questions = () => part('Questions of this passage');
const finder = () => part('Find a question');

async function find(user: UserEvent, text: string) {
  const editor = await (await finder()).findByRole('textbox', { name: /^Question Text/ });
  await user.click(editor);
  await user.paste(text);
  await user.click((await finder()).getByRole('button', { name: 'Search' }));
}

test('the passage stands beside its questions, with what they count together', async () => {
  await renderApp(page);
  await screen.findByRole('heading', { level: 1, name: 'Tag Quiz To Paragraph · The thread of dye: when a flow breaks up' });
  const text = within(await screen.findByRole('region', { name: 'Passage' }));
  expect(await text.findByText(/^In 1883 Osborne Reynolds/)).toBeVisible();
  const list = await questions();
  expect(list.getByText('2 questions, which count 4 marks together.')).toBeVisible();
  expect(list.getAllByRole('row')).toHaveLength(3);
  expect(list.getByRole('row', { name: /Reynolds number of a flow in a pipe is/ })).toBeVisible();
  expect(await axeFaults()).toEqual([]);
});

test('a question is found by its words, tagged with its marks, and stands in the passage at once; the search stays', async () => {
  const { user, asked } = await renderApp(page);
  await find(user, 'initial setting time');
  const row = await (await finder()).findByRole('row', { name: /Portland cement.*30 minutes/ });
  expect(asked().findLast((call) => call.startsWith('searchQuestion'))).toBe(
    'searchQuestion {"query_string":"initial setting time"}',
  );
  // A search within the page isn't kept in the address.
  expect(window.location.search).toBe('');
  await user.click(within(row).getByRole('link', { name: /^Tag Quiz: The initial setting time/ }));
  expect(window.location.pathname).toBe(`${page}/quiz/75`);
  const form = await popup('Tag Quiz');
  expect(await form.findByText(/^The initial setting time of ordinary Portland cement should not be less than$/)).toBeVisible();
  const marks = form.getByRole('textbox', { name: /^Marks Weightage/ });
  await submit(user);
  await waitFor(() => expect(marks).toHaveAccessibleDescription('This field is required'));
  await user.type(marks, '०');
  await submit(user);
  await waitFor(() => expect(marks).toHaveAccessibleDescription('Must be between 0.01-9999'));
  await user.clear(marks);
  await user.type(marks, '१.५');
  await submit(user);
  expect(await screen.findByText('Quiz tagged to the passage successfully')).toBeVisible();
  expect(asked().findLast((call) => call.startsWith('tagQuizToPassage'))).toBe(
    'tagQuizToPassage {"paragraph":9,"marks_weightage":1.5,"quiz":75}',
  );
  expect(await (await questions()).findByText('3 questions, which count 5.5 marks together.')).toBeVisible();
  expect(window.location.pathname).toBe(page);
  const again = await (await finder()).findByRole('button', { name: /This question stands in this passage already\.$/ });
  expect(again).toHaveAttribute('aria-disabled', 'true');
});

test('a question that was tagged meanwhile is refused with a message, and the popup stays', async () => {
  const { user } = await renderApp(`${page}/quiz/69`);
  const form = await popup('Tag Quiz');
  await user.type(await form.findByRole('textbox', { name: /^Marks Weightage/ }), '2');
  await submit(user);
  expect(await form.findByText('This question stands in this passage already')).toBeVisible();
});

test('nothing is searched without words, and what isn’t found is said', async () => {
  const { user, asked } = await renderApp(page);
  const search = await finder();
  await user.click(await search.findByRole('button', { name: 'Search' }));
  await waitFor(() =>
    expect(search.getByRole('textbox', { name: /^Question Text/ })).toHaveAccessibleDescription('This field is required'),
  );
  expect(asked().some((call) => call.startsWith('searchQuestion'))).toBe(false);
  await find(user, 'nobody has written this');
  expect(await search.findByText('No Records Found !!')).toBeVisible();
});

test('the found questions are paged by themselves, whatever an address says', async () => {
  const { user } = await renderApp(`${page}?page=3&perPage=25&filter=${encodeURIComponent('{"courses":15}')}`);
  await find(user, 'which');
  const search = await finder();
  expect(await search.findByText(/^1–5 of \d+$/)).toBeVisible();
  await user.click(await search.findByRole('button', { name: 'Next page' }));
  expect(await search.findByText(/^6–10 of \d+$/)).toBeVisible();
  expect(new URLSearchParams(window.location.search).get('page')).toBe('3');
  await user.click(screen.getByRole('link', { name: 'Go back' }));
  await screen.findByRole('heading', { level: 1, name: 'Passage Setup' });
  expect(new URLSearchParams(window.location.search).get('filter')).toBe('{"courses":15}');
});

test.each(['99', '99999999999', 'nowhere'])('of a passage %s that isn’t there it says so', async (id) => {
  await renderApp(`/paragraphSetup/tag/${id}`);
  expect(await screen.findByText(/Passage not found/)).toBeVisible();
});

test('a search that fails says so in its own list, and is asked for again; the passage stays', async () => {
  const { between, answer } = betweenServer();
  const { user } = await renderApp(page, { between });
  await questions();
  answer.reads = { status: 503, body: undefined };
  await find(user, 'cement');
  const again = await (await finder()).findByRole('button', { name: 'Try again' });
  expect((await questions()).getAllByRole('row')).toHaveLength(3);
  answer.reads = undefined;
  await user.click(again);
  expect(await (await finder()).findByRole('row', { name: /Portland cement/ })).toBeVisible();
});

test('in Nepali it speaks Nepali', async () => {
  localStorage.setItem('locale', 'ne');
  await renderApp('/paragraphSetup/tag/7');
  expect(await screen.findByText('५ वटा प्रश्न, जम्मा ६ अङ्कका।')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'प्रश्न खोज्नुहोस्' })).toBeVisible();
});
