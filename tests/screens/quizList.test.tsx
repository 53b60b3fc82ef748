import { screen, waitFor, within } from '@testing-library/react';
import { titles } from '@tests/support/courseSearch';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

const newest = 'Which of these are renewable sources of energy? Choose every one that is.';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('the list begins with the newest, page by page, and neither searches, sorts nor exports', async () => {
  const { user, asked } = await renderApp('/quizsetup');
  await waitFor(async () => expect((await titles())[0]?.trim()).toBe(newest));
  expect(screen.getByText('1–10 of 120')).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Export|Sort/ })).not.toBeInTheDocument();
  await waitFor(() => expect(asked()).toContain('getQuizAll {"offset":"10","limit":"10"}'));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('11–20 of 120')).toBeVisible();
  expect(new URLSearchParams(window.location.search).get('page')).toBe('2');
  expect(asked().filter((call) => call.includes('"offset":"10"'))).toHaveLength(1);
});

test('an address opens its page; one past the end leads to the last, one without sense to the first', async () => {
  const { unmount } = await renderApp('/quizsetup?page=7');
  expect(await screen.findByText('61–70 of 120')).toBeVisible();
  unmount();
  const second = await renderApp('/quizsetup?page=999999999');
  expect(await screen.findByText('111–120 of 120')).toBeVisible();
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('page')).toBe('12'));
  expect((await titles()).at(-1)?.trim()).toBe('Which is the longest river of Nepal?');
  second.unmount();
  await renderApp('/quizsetup?page=-1&perPage=5&sort=question&filter={"q":"river"}');
  expect(await screen.findByText('1–10 of 120')).toBeVisible();
});

test('the details show every text as it reads, and lead to the edit and back to the page of the list', async () => {
  const { user } = await renderApp('/quizsetup?page=2');
  const view = await screen.findByRole('link', { name: 'View Which HTML element makes the most important heading?' });
  expect(view).toHaveAttribute('href', expect.stringMatching(/^\/quizsetup\/view\/107\/quizsetup\?/));
  await user.click(view);
  await heading('Quiz Details');
  expect(await screen.findAllByText('<h1>', { selector: 'p' })).toHaveLength(2);
  expect(screen.getByText('<h1>', { selector: 'code' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit Quiz' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/quizsetup\/edit\/107\?/),
  );
  await user.click(screen.getByRole('link', { name: 'Go back' }));
  expect(await screen.findByText('11–20 of 120')).toBeVisible();
});

test.each([
  ['quizLevelSetup', '/quizLevelSetup'],
  ['faq', '/faq'],
  ['quizsetup', '/quizsetup'],
  ['nowhere', '/quizsetup'],
  ['lesson', '/quizsetup'],
  ['constructor', '/quizsetup'],
  ['%2F%2Fevil.example', '/quizsetup'],
  ['https%3A%2F%2Fevil.example', '/quizsetup'],
  ['..%2Fsettings', '/quizsetup'],
])('details that say they come from %s lead back to %s', async (mainRoute, list) => {
  await renderApp(`/quizsetup/view/1/${mainRoute}`);
  expect(await screen.findByRole('link', { name: 'Go back' })).toHaveAttribute('href', list);
});

test('a question that isn’t there is said not to be', async () => {
  const { unmount } = await renderApp('/quizsetup/view/99999/quizsetup');
  expect(await screen.findByText(/Quiz not found/)).toBeVisible();
  unmount();
  await renderApp('/quizsetup/edit/x');
  expect(await screen.findByText(/Quiz not found/)).toBeVisible();
});

test('a question is deleted after one that names it and its effect; the last of a page leaves to the page before', async () => {
  const { user } = await renderApp('/quizsetup?page=12');
  const name = 'Which is the longest river of Nepal?';
  await user.click(await screen.findByRole('link', { name: `Delete ${name}` }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete Quiz' }));
  expect(question.getByText(`Are you sure to delete “${name}”?`)).toBeVisible();
  expect(
    question.getByText('Learners no longer get this question. It is deleted with its options, and can’t be brought back.'),
  ).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Quiz deleted successfully')).toBeVisible();
  expect(await screen.findByText('111–119 of 119')).toBeVisible();
});

test('a formula is drawn in the list, in the details and below the editor', async () => {
  const { unmount } = await renderApp('/quizsetup?page=6');
  const cell = await screen.findByRole('cell', { name: /^Reynolds number/ });
  await waitFor(() => expect(cell.closest('tr')?.querySelector('.katex')).toBeInTheDocument());
  unmount();
  const details = await renderApp('/quizsetup/view/69/quizsetup');
  await waitFor(() => expect(document.querySelectorAll('ol .katex')).toHaveLength(4));
  details.unmount();
  const { user } = await renderApp('/quizsetup/edit/1');
  await user.click(await screen.findByRole('textbox', { name: /^Question/ }));
  await user.paste('Is \\(\\frac12\\) or \\(\\frac{1}{2\\)?');
  const preview = await screen.findByRole('group', { name: 'Preview' });
  await waitFor(() => expect(preview.querySelectorAll('.katex')).toHaveLength(1));
  expect(within(preview).getByText('\\(\\frac{1}{2\\)')).toHaveAttribute(
    'title',
    expect.stringMatching(/^This formula can’t be drawn: /),
  );
});
