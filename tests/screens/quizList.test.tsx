import quizzes from '@fixtures/quiz.json';
import { screen, waitFor, within } from '@testing-library/react';
import { titles } from '@tests/support/courseSearch';
import { renderApp } from '@tests/support/renderApp';
import { expect, test, vi } from 'vitest';
import { visibleText } from '@/domain/html/visibleText';
import type { Transport } from '@/providers/api/transport';

const newest = visibleText(quizzes.at(-1)?.question ?? '');
const lastPage = Math.ceil(quizzes.length / 10);
/** Returns the page of a question; the newest is on the first page. */
const pageOf = (id: number) => Math.ceil((quizzes.length - quizzes.findIndex(({ iid }) => iid === id)) / 10);
/** Returns the pager's text on a page, for this number of questions. */
const range = (page: number, count = quizzes.length) => `${page * 10 - 9}–${Math.min(page * 10, count)} of ${count}`;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('the list begins with the newest, page by page, and doesn’t sort', async () => {
  const { user, asked } = await renderApp('/quizsetup');
  await waitFor(async () => expect((await titles())[0]?.trim()).toBe(newest));
  expect(await screen.findByText(range(1))).toBeVisible();
  expect(screen.queryByRole('button', { name: /Sort/ })).not.toBeInTheDocument();
  await waitFor(() => expect(asked()).toContain('getQuizAll {"offset":"10","limit":"10"}'));
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(await screen.findByText(range(2))).toBeVisible();
  expect(new URLSearchParams(window.location.search).get('page')).toBe('2');
  expect(asked().filter((call) => call.includes('"offset":"10"'))).toHaveLength(1);
});

const chip = (name: RegExp) => screen.findByRole('button', { name });
const shownFilter = () => JSON.parse(new URLSearchParams(window.location.search).get('filter') ?? '{}');
const untagged = /^Untagged \d+$/;

test('words are searched for in all pages, and what is found is counted', async () => {
  const { user, asked } = await renderApp('/quizsetup');
  await user.type(await screen.findByRole('searchbox', { name: 'Search this list' }), 'longest river <of');
  await waitFor(() => expect(asked()).toContain('findQuiz {"query_string":"longest river &lt;of","offset":"0","limit":"10"}'));
  expect(await screen.findByText('No Records Found !!')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await screen.findByText(range(1))).toBeVisible();
  await user.type(await screen.findByRole('searchbox', { name: 'Search this list' }), 'longest river');
  await waitFor(async () => expect(await titles()).toHaveLength(1));
  expect((await titles())[0]?.trim()).toBe('Which is the longest river of Nepal?');
  expect(shownFilter()).toEqual({ q: 'longest river' });
});

test('chips narrow the bank, each with the number that it would leave, and the address keeps them', async () => {
  const { user, unmount } = await renderApp('/quizsetup');
  const count = Number((await chip(untagged)).textContent?.match(/\d+/)?.[0]);
  await user.click(await chip(untagged));
  expect(await screen.findByText(new RegExp(`of ${count}$`))).toBeVisible();
  expect(shownFilter()).toEqual({ untagged: 'y' });
  expect(await chip(untagged)).toHaveAttribute('aria-pressed', 'true');
  await user.click(await chip(/^With video \d+$/));
  await waitFor(() => expect(shownFilter()).toEqual({ untagged: 'y', has_video: 'y' }));
  const search = window.location.search;
  unmount();
  const second = await renderApp(`/quizsetup${search}`);
  expect(await chip(/^With video \d+$/)).toHaveAttribute('aria-pressed', 'true');
  await second.user.click(await chip(/^All \d+$/));
  expect(await screen.findByText(range(1))).toBeVisible();
});

test('a course and a level narrow it too', async () => {
  const { user, asked } = await renderApp('/quizsetup');
  await user.click(await chip(/^Course$/));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Section Officer Preparation' }));
  expect(await chip(/^Course: Section Officer Preparation$/)).toBeVisible();
  await user.click(await chip(/^Quiz Level$/));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Easy' }));
  await waitFor(() => expect(shownFilter()).toEqual({ courses: 1, quiz_level: expect.any(Number) }));
  await waitFor(() => expect(asked().some((call) => /^findQuiz \{"courses":1,"quiz_level":\d+/.test(call))).toBe(true));
});

/** A server that has only the specified calls. */
const specified =
  (transport: Transport): Transport =>
  async (request) =>
    request.call === 'findQuiz' || request.call === 'countQuiz'
      ? { status: 404, body: { msg: 'No such call' } }
      : transport(request);

test.each([
  ['{"untagged":"y"}', 'getUntaggedQuiz {}'],
  ['{"courses":1}', 'getQuizTagReport {"courses":1}'],
  ['{"q":"river","no_explanation":"y"}', 'searchQuestion {"query_string":"river"}'],
  ['{"has_video":"y"}', 'getQuizAll {"offset":"0","limit":"100"}'],
  ['{"quiz_level":1}', 'getCourseSelect {}'],
])('a server without our calls is narrowed by %s all the same, by the specified ones', async (filter, call) => {
  const address = `/quizsetup?filter=${encodeURIComponent(filter)}`;
  const { unmount } = await renderApp(address);
  const found = (await screen.findByText(/^(?:\d+–\d+ of \d+|No Records Found !!)$/)).textContent;
  const rows = await titles().catch(() => []);
  unmount();
  const { asked } = await renderApp(address, { between: specified });
  expect(await screen.findByText(found ?? '')).toBeVisible();
  expect(await titles().catch(() => [])).toEqual(rows);
  expect(asked()).toContain(call);
});

test('such a server’s untagged questions are counted by their report', async () => {
  const { unmount } = await renderApp('/quizsetup');
  const text = (await chip(untagged)).textContent;
  unmount();
  await renderApp('/quizsetup', { between: specified });
  expect(await chip(untagged)).toHaveTextContent(text ?? '');
  expect(screen.getByRole('button', { name: 'With video' })).toBeVisible();
});

test('all questions are printed, on whichever page they are, though the server gives them page by page', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await renderApp('/quizsetup?page=3');
  expect(await screen.findByText(range(3))).toBeVisible();
  await screen.findByRole('button', { name: /^Print/ });
  await user.keyboard('{Control>}p{/Control}');
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const [, printed] = [...document.querySelectorAll('table')].toReversed();
  expect(printed?.previousElementSibling).toHaveTextContent(`${quizzes.length} rows`);
  expect(printed?.querySelectorAll('tbody tr')).toHaveLength(quizzes.length);
  window.dispatchEvent(new Event('afterprint'));
});

test('an address opens its page; one past the end leads to the last, one without sense to the first', async () => {
  const { unmount } = await renderApp('/quizsetup?page=7');
  expect(await screen.findByText(range(7))).toBeVisible();
  unmount();
  const second = await renderApp('/quizsetup?page=999999999');
  expect(await screen.findByText(range(lastPage))).toBeVisible();
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('page')).toBe(`${lastPage}`));
  expect((await titles()).at(-1)?.trim()).toBe('Which is the longest river of Nepal?');
  second.unmount();
  await renderApp('/quizsetup?page=-1&perPage=5&sort=question&filter={"courses":"x"}');
  expect(await screen.findByText(range(1))).toBeVisible();
});

test('the details show every text as it reads, and lead to the edit and back to the page of the list', async () => {
  const { user } = await renderApp(`/quizsetup?page=${pageOf(107)}`);
  const view = await screen.findByRole('link', { name: 'View Which HTML element makes the most important heading?' });
  expect(view).toHaveAttribute('href', expect.stringMatching(/^\/quizsetup\/view\/107\/quizsetup\?/));
  await user.click(view);
  await heading('Quiz Details');
  expect(await screen.findAllByText('<h1>', { selector: 'p' })).toHaveLength(2);
  expect(screen.getByText('<h1>', { selector: 'code' })).toBeVisible();
  const leadsToEdit = (id: number) =>
    waitFor(() =>
      expect(screen.getByRole('link', { name: 'Edit Quiz' })).toHaveAttribute(
        'href',
        expect.stringMatching(new RegExp(`^/quizsetup/edit/${id}\\?`)),
      ),
    );
  await leadsToEdit(107);
  await user.click(await screen.findByRole('button', { name: 'Next record' }));
  await leadsToEdit(106);
  await user.keyboard('k');
  await leadsToEdit(107);
  await user.click(screen.getByRole('link', { name: 'Go back' }));
  expect(await screen.findByText(range(pageOf(107)))).toBeVisible();
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

test('a question that nothing uses is deleted after one that names it and its effect, and the list closes up', async () => {
  const { user } = await renderApp(`/quizsetup?page=${pageOf(21)}`);
  const name = 'Which inland container depot of Nepal was the first to be…';
  await user.click(await screen.findByRole('link', { name: `Delete ${name}` }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete Quiz' }));
  const told = `Learners no longer get the question “${name}”. It is deleted with its options.`;
  expect(question.getByText(told)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Quiz deleted successfully')).toBeVisible();
  expect(await screen.findByText(range(pageOf(21), quizzes.length - 1))).toBeVisible();
});

test('a formula is drawn in the list, in the details and below the editor', async () => {
  const { unmount } = await renderApp(`/quizsetup?page=${pageOf(69)}`);
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
