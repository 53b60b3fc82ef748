import passageQuizzes from '@fixtures/passage_quiz_tag.json';
import quizzes from '@fixtures/quiz.json';
import quizTags from '@fixtures/quiz_tag.json';
import { screen, waitFor, within } from '@testing-library/react';
import { fill, save } from '@tests/support/course';
import { titles } from '@tests/support/courseSearch';
import { popup } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';
import type { Transport } from '@/providers/api/transport';

const at = (path: string, filter: object) => `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const cells = async (name: RegExp) =>
  within(await screen.findByRole('row', { name }))
    .getAllByRole('cell')
    .slice(2, -1)
    .map(({ textContent }) => textContent.trim());

const lesson = { courses: 1, subcourse: 1, subcourse_main_topic: 1, lesson: 1 };
const lake = 'Match the lake with its district. Which pair is wrong?';

test('the tags of a course stand with lesson and model set; it asks for no more than the course', async () => {
  sessionStorage.setItem('coursedesk.filter', JSON.stringify({ courses: 2, subcourse: 5, year: 2025 }));
  await renderApp('/quiztagreport');
  await waitFor(async () => expect(await screen.findByRole('combobox', { name: /^Course/ })).toHaveDisplayValue(/^Nayab Subba/));
  expect(screen.getByRole('combobox', { name: /^Subcourse/ })).toHaveDisplayValue('');
  expect(await cells(/Muna Madan/)).toEqual([
    'Who wrote the long poem Muna Madan?',
    'Laxmi Prasad Devkota',
    'Culture and festivals',
    '',
    '',
    'InActive',
  ]);
});

test('lesson, year and model set narrow it, and an edit shows in the row', async () => {
  const { user } = await renderApp(at('/quiztagreport', { ...lesson, year: 2026, modelset: 1 }));
  await waitFor(async () => expect(await titles()).toHaveLength(4));
  expect(await cells(/^Select Match the lake/)).toEqual([lake, 'Phewa – Lamjung', '1', 'Active']);
  await user.click(screen.getByRole('link', { name: `Edit ${lake}` }));
  const form = await popup('Edit Quiz Tag');
  await form.findByRole('button', { name: 'Save' });
  await save(user, form);
  const remarks = await form.findByRole('textbox', { name: /^Modified Remarks/ });
  await waitFor(() => expect(remarks).toHaveAccessibleDescription(/^This field is required/));
  await fill(user, form, { 'Question Number': '77', 'Modified Remarks': 'at the end' });
  await save(user, form);
  expect(await screen.findByText('Quiz tag updated successfully')).toBeVisible();
  await waitFor(async () => expect((await cells(/^Select Match the lake/)).at(-2)).toBe('77'));
});

test('the details of a tag tell all of it, and lead to its edit', async () => {
  const { user } = await renderApp(at('/modelsetQuizReport', { courses: 18, year: 2026, modelset: 18 }));
  await user.click(await screen.findByRole('link', { name: 'Choose the correct sentence.' }));
  const details = await popup('Quiz Tag Details');
  expect(await details.findByText('He doesn’t know the answer.')).toBeVisible();
  const shown = details.getAllByRole('definition').map(({ textContent }) => textContent.trim());
  expect(shown.slice(0, 2)).toEqual(['Choose the correct sentence.', 'He doesn’t know the answer.']);
  const place = ['InActive', 'Planning an essay', 'Essay', 'English and Essay'];
  expect(shown).toEqual(expect.arrayContaining([...place, 'KUSOM Aptitude Test', '2026', '1', '25', 'Medium']));
  await user.click(details.getByRole('link', { name: 'Edit' }));
  expect(await (await popup('Edit Quiz Tag')).findByRole('button', { name: 'Save' })).toBeVisible();
});

test('the questions of a model set stand by their numbers, with marks and level', async () => {
  const { user } = await renderApp(at('/modelsetQuizReport', { courses: 18, year: 2026, modelset: 18 }));
  expect(await cells(/^Select Which word/)).toEqual([
    'Which word means nearly the same as abundant?',
    'Plentiful',
    '1',
    '25',
    'Easy',
  ]);
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await waitFor(async () => expect((await cells(/ 6 /))[2]).toBe('3'));
});

test('a question goes out of the quiz of its lesson after a question that names the lesson, and comes back by Undo', async () => {
  const { user } = await renderApp(at('/lessonQuizReport', { ...lesson, lesson_quiz_active: 'ACTIVE' }));
  const active = quizTags.filter((tag) => tag.lesson_iid === lesson.lesson && tag.lesson_quiz_active === 'y').length;
  await screen.findByText(`1–5 of ${active}`);
  expect(screen.getByRole('combobox', { name: /^Status/ })).toHaveTextContent('ACTIVE');
  await user.click(screen.getByRole('link', { name: `Active: Deactivate ${lake}` }));
  const question = await popup('Deactivate Lesson Quiz');
  expect(question.getByText(/in the quiz of the lesson “Physical regions”\. Nothing is deleted\./)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Deactivate' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await screen.findByText(`1–5 of ${active - 1}`);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Lesson quiz activated successfully')).toBeVisible();
  await screen.findByText(`1–5 of ${active}`);
});

test('untagged questions are listed with the newest first, and link to the question and back', async () => {
  const { user } = await renderApp('/untaggedquizreport');
  const tagged = new Set([...quizTags, ...passageQuizzes].map(({ quiz_iid }) => quiz_iid));
  const untagged = quizzes.map(({ iid }) => iid).filter((iid) => !tagged.has(iid));
  const newest = Math.max(...untagged);
  expect(await screen.findByText(`1–5 of ${untagged.length}`)).toBeVisible();
  const [view] = screen.getAllByRole('link', { name: /^View / });
  expect(view).toHaveAttribute('href', expect.stringMatching(new RegExp(`^/quizsetup/view/${newest}/untaggedquizreport`)));
  if (view) await user.click(view);
  await user.click(await screen.findByRole('link', { name: 'Go back' }));
  expect(await screen.findByText(`1–5 of ${untagged.length}`)).toBeVisible();
});

test.each(['Save', 'Cancel'])(
  'after a question of a report was edited, %s leads back to that report and its page',
  async (button) => {
    const { user } = await renderApp('/untaggedquizreport?page=2');
    const [view] = await screen.findAllByRole('link', { name: /^View / });
    if (view) await user.click(view);
    const nav = within(await screen.findByRole('navigation', { name: 'Main menu' }));
    const marked = () =>
      waitFor(() => expect(nav.getByRole('link', { current: 'page' })).toHaveAccessibleName('Untagged Questions'));
    await screen.findByRole('heading', { level: 1, name: 'Quiz Details' });
    await marked();
    await user.click(await screen.findByRole('link', { name: 'Edit Quiz' }));
    expect(window.location.pathname).toMatch(/^\/quizsetup\/edit\/\d+\/untaggedquizreport$/);
    const remarks = await screen.findByRole('textbox', { name: /^Modified Remarks/ });
    await marked();
    await user.type(remarks, 'clearer');
    await user.click(screen.getByRole('button', { name: button }));
    if (button === 'Cancel') await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText(/^6–10 of /)).toBeVisible();
    expect(window.location.pathname).toBe('/untaggedquizreport');
  },
);

test.each([
  [[{ len: 1234 }], 1],
  [undefined, 0],
])('a search that finds more than is listed says so, and nothing where its server doesn’t tell: %j', async (len, told) => {
  const between =
    (transport: Transport): Transport =>
    async (request) => {
      const answer = await transport(request);
      return request.call === 'searchQuestion' ? { ...answer, body: { ...Object(answer.body), len } } : answer;
    };
  await renderApp(`/quiztagsetup?filter=${encodeURIComponent('{"query_string":"<p>longest river"}')}`, { between });
  const share = 'Here are the newest 1 of the 1234 that were found: search for more words.';
  if (told > 0) expect(await screen.findByText(share)).toBeVisible();
  await screen.findByRole('row', { name: /Which is the longest river of Nepal\?/ });
  expect(screen.queryAllByText(share)).toHaveLength(told);
});
