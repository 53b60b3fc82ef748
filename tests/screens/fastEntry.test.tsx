import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { sent } from '@tests/support/quizImport';
import { renderApp } from '@tests/support/renderApp';
import { betweenServer } from '@tests/support/server';
import { expect, test } from 'vitest';
import { keepFilter } from '@/components/form/filterDefaults';
import type { Transport } from '@/providers/api/transport';

const lesson = { courses: 1, subcourse: 1, subcourse_main_topic: 1, lesson: 1 };
const option = (number: number) => within(screen.getByRole('group', { name: `Option ${'ABCDE'[number - 1]}` }));
const inLesson = () =>
  waitFor(() => expect(screen.getByRole('combobox', { name: /^Lesson/ })).toHaveDisplayValue(/^Physical regions/));

const isQuestion = /^Question(?! Number)/;
const questionBox = () => screen.getByRole('textbox', { name: isQuestion });

/** Writes, by keys alone, a question with three options, of which the second is true; a fourth stays blank, if there is one. */
async function write(user: UserEvent, question: string) {
  const box = await screen.findByRole('textbox', { name: isQuestion });
  box.focus();
  await user.paste(question);
  for (const [index, text] of ['Koshi', 'Karnali', 'Gandaki'].entries()) {
    if (index === 0) option(1).getByRole('textbox').focus();
    else await user.keyboard('{Enter}');
    await waitFor(() => expect(option(index + 1).getByRole('textbox')).toHaveFocus());
    await user.paste(text);
  }
  option(2).getByRole('checkbox').focus();
  await user.keyboard(' ');
}

async function tagIt(user: UserEvent) {
  screen.getByRole('radio', { name: 'No' }).focus();
  await user.keyboard('{ArrowLeft}');
  await inLesson();
}

test('a question is written and tagged by keys alone, with the lesson of the last one; the next begins with it too', async () => {
  keepFilter(lesson);
  const { user, asked } = await renderApp('/quizsetup/add');
  await write(user, 'Which is the longest?');
  await tagIt(user);
  await user.keyboard('{Control>}{Shift>}s{/Shift}{/Control}');
  expect(await screen.findByText('Quiz tagged successfully')).toBeVisible();
  expect(sent(asked, 'createQuiz')).toEqual([
    expect.objectContaining({
      question: '<p>Which is the longest?</p>',
      quiz_options: [
        { options: '<p>Koshi</p>', correct: false },
        { options: '<p>Karnali</p>', correct: true },
        { options: '<p>Gandaki</p>', correct: false },
      ],
    }),
  ]);
  expect(Object.keys(sent(asked, 'createQuiz')[0] ?? {})).not.toContain('lesson');
  expect(sent(asked, 'quizTag')).toMatchObject([{ ...lesson, modelset: null }]);

  await waitFor(() => expect(questionBox()).toHaveTextContent(/^$/));
  expect(screen.getAllByRole('group', { name: /^Option / })).toHaveLength(3);
  await inLesson();
  expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
});

test('the next question of a model set has its next number, and the marks of the last', async () => {
  keepFilter(lesson);
  const { user, asked } = await renderApp('/quizsetup/add');
  await write(user, 'Which is the longest?');
  await tagIt(user);
  await user.click(screen.getByRole('combobox', { name: /^Model Set/ }));
  await user.click(await screen.findByRole('option', { name: /^Section Officer Model Set 1/ }));
  const number = () => screen.findByRole('textbox', { name: /^Question Number/ });
  await waitFor(async () => expect(await number()).toHaveValue('26'));
  const marks = screen.getByRole('textbox', { name: /^Marks Weightage/ });
  await waitFor(() => expect(marks).toHaveValue('4'));
  await user.clear(marks);
  await user.type(marks, '5');
  await user.keyboard('{Control>}{Shift>}s{/Shift}{/Control}');
  await waitFor(() => expect(questionBox()).toHaveTextContent(/^$/));
  await waitFor(async () => expect(await number()).toHaveValue('27'));
  await write(user, 'Which is the widest?');
  await user.keyboard('{Control>}{Shift>}s{/Shift}{/Control}');
  await waitFor(async () => expect(await number()).toHaveValue('28'));
  expect(sent(asked, 'quizTag')).toMatchObject([
    { ...lesson, year: 2026, modelset: 1, modelset_order_priority: 26, marks_weightage: 5 },
    { ...lesson, year: 2026, modelset: 1, modelset_order_priority: 27, marks_weightage: 5 },
  ]);
});

/** A server that refuses every tag. */
const untagging =
  (transport: Transport): Transport =>
  async (request) =>
    request.call === 'quizTag' ? { status: 409, body: { msg: 'Quiz already added in this modelset' } } : transport(request);

test('the next question has as many options as the last one, also on the next visit', async () => {
  const { user, unmount } = await renderApp('/quizsetup/add');
  await screen.findByRole('textbox', { name: isQuestion });
  expect(screen.getAllByRole('group', { name: /^Option / })).toHaveLength(4);
  await write(user, 'Which is the deepest?');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Quiz created successfully')).toBeVisible();
  unmount();
  await renderApp('/quizsetup/add');
  await screen.findByRole('textbox', { name: isQuestion });
  expect(screen.getAllByRole('group', { name: /^Option / })).toHaveLength(3);
});

test('Enter that ends an input method’s word adds no option, with Alt or without', async () => {
  const { user } = await renderApp('/quizsetup/add');
  await screen.findByRole('textbox', { name: isQuestion });
  option(4).getByRole('textbox').focus();
  for (const held of [{ keyCode: 229 }, { isComposing: true }])
    for (const altKey of [false, true]) fireEvent.keyDown(option(4).getByRole('textbox'), { key: 'Enter', altKey, ...held });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(option(5).getByRole('textbox')).toHaveFocus());
  expect(screen.getAllByRole('group', { name: /^Option / })).toHaveLength(5);
});

test('pasted lines fill as many options, and a text that is there stays', async () => {
  const { user, asked } = await renderApp('/quizsetup/add');
  await screen.findByRole('textbox', { name: isQuestion });
  option(2).getByRole('textbox').focus();
  await user.paste('a) Koshi\nb) Karnali\nc) Gandaki\nd) Mahakali');
  const texts = () =>
    screen.getAllByRole('group', { name: /^Option / }).map((row) => within(row).getByRole('textbox').textContent);
  await waitFor(() => expect(texts()).toEqual(['', 'Koshi', 'Karnali', 'Gandaki', 'Mahakali']));
  await waitFor(() => expect(option(5).getByRole('textbox')).toHaveFocus());
  expect(screen.getByText('4 rows filled')).toBeInTheDocument();

  // It goes into the text, as anywhere, where what comes next is written already.
  option(1).getByRole('textbox').focus();
  await user.paste('Bagmati\nRapti');
  expect(texts().slice(1)).toEqual(['Koshi', 'Karnali', 'Gandaki', 'Mahakali']);
  expect(option(1).getByRole('textbox')).toHaveTextContent(/Bagmati.*Rapti/);
  expect(asked().filter((call) => call.startsWith('createQuiz'))).toEqual([]);
});

test('a question that the bank has is told while it is written, first by its text and then with its options', async () => {
  const { user } = await renderApp('/quizsetup/add');
  await screen.findByRole('textbox', { name: isQuestion });
  questionBox().focus();
  await user.paste('Which is the longest river of Nepal?');
  expect(await screen.findByText('The bank has a question that reads the same: question 1.')).toBeVisible();
  option(1).getByRole('textbox').focus();
  await user.paste('Karnali\nKoshi\nMahakali');
  await waitFor(() => expect(screen.queryByText(/^The bank has/)).not.toBeInTheDocument());
  option(4).getByRole('textbox').focus();
  await user.paste('Gandaki');
  expect(await screen.findByText('The bank has this question already, with these options: question 1.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open it in a new tab' })).toHaveAttribute('href', '/quizsetup/view/1/quizsetup');
});

test('a question that can’t be tagged is added once, and its toast says why and leads to its tag', async () => {
  keepFilter(lesson);
  const { user, asked } = await renderApp('/quizsetup/add', { between: untagging });
  await write(user, 'Which is the widest?');
  await tagIt(user);
  await user.keyboard('{Control>}s{/Control}');
  expect(
    await screen.findByText('The question was added, but couldn’t be tagged: Quiz already added in this modelset'),
  ).toBeVisible();
  await screen.findByRole('heading', { level: 1, name: 'Quiz Setup' });
  expect(sent(asked, 'createQuiz')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Tag it' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/quizsetup\/view\/\d+\/quizsetup\/tag$/),
  );
});

test('the popup that tags begins with the lesson of the last tag, and without its model set', async () => {
  keepFilter({ ...lesson, modelset: 1 });
  await renderApp('/untaggedquizreport/tag/1');
  await screen.findByRole('dialog', { name: 'Tag Quiz' });
  await inLesson();
  expect(screen.getByRole('combobox', { name: /^Model Set/ })).toHaveDisplayValue('');
});

test('a response without the new question is no fault: the question is found by its look', async () => {
  keepFilter(lesson);
  const { between, answer } = betweenServer();
  const { user, asked } = await renderApp('/quizsetup/add', { between });
  await write(user, 'Which is the longest?');
  await tagIt(user);
  answer.writes = { status: 200, body: {} };
  await user.keyboard('{Control>}s{/Control}');
  // The question isn't found, because this answer added none.
  expect(await screen.findByText(/couldn’t be tagged: Quiz not found$/)).toBeVisible();
  // As while it was written, when the bank was searched for the same question.
  expect(sent(asked, 'searchQuestion')).toContainEqual({ query_string: '<p>Which is the longest?</p>' });
});

test('a refused save keeps the blank options where they were, and those that are one picture', async () => {
  const { user } = await renderApp('/quizsetup/add');
  await screen.findByRole('textbox', { name: isQuestion });
  const rows = () => screen.getAllByRole('group', { name: /^Option / });
  await waitFor(() => expect(option(1).getByRole('textbox')).toBeVisible());
  while (rows().length < 4) {
    const before = rows().length;
    await user.click(screen.getByRole('button', { name: 'Add a row' }));
    await waitFor(() => expect(rows()).toHaveLength(before + 1));
  }
  await waitFor(() => expect(option(3).getByRole('textbox')).toBeVisible());
  option(3).getByRole('textbox').focus();
  await user.paste('Karnali');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findAllByText('This field is required')).not.toHaveLength(0);
  await waitFor(() => expect(rows()).toHaveLength(4));
  expect(option(3).getByRole('textbox')).toHaveTextContent('Karnali');
});
