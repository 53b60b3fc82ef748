import quizzes from '@fixtures/quiz.json';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { submit } from '@tests/support/forms';
import { renderApp } from '@tests/support/renderApp';
import { betweenServer } from '@tests/support/server';
import { expect, test } from 'vitest';

const option = (number: number) => within(screen.getByRole('group', { name: `Option ${'ABCDE'[number - 1]}` }));
const tick = (number: number) => option(number).getByRole('checkbox', { name: 'Is Option True/False' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function write(user: UserEvent, editor: HTMLElement, text: string) {
  await user.click(editor);
  await user.paste(text);
}

/** Returns the input of the last request to a call. */
function sent(asked: () => string[], call: string): unknown {
  const last = asked().findLast((each) => each.startsWith(`${call} `)) ?? '';
  return JSON.parse(last.slice(call.length + 1));
}

test('a question is added from a page of its own, and leads the list', async () => {
  const { user, asked } = await renderApp('/quizsetup?page=3');
  await user.click(await screen.findByRole('link', { name: 'Add Quiz' }));
  await heading('Add Quiz');
  await write(user, await screen.findByRole('textbox', { name: /^Question/ }), 'Which is the highest lake of these?');
  expect(screen.getByRole('button', { name: 'Remove Option A' })).toBeDisabled();
  await write(user, option(1).getByRole('textbox'), 'Tilicho');
  await write(user, option(2).getByRole('textbox'), 'Tilicho');
  await submit(user);
  expect(await screen.findByText('At least one option must be true')).toBeVisible();
  expect(option(2).getByText('An option above reads the same')).toBeVisible();

  await write(user, option(2).getByRole('textbox'), ' and Rara');
  await user.click(tick(1));
  expect(await screen.findByText('Left empty, it is the first option that is true: Tilicho')).toBeVisible();
  await submit(user);
  expect(await screen.findByText('Quiz created successfully')).toBeVisible();
  await heading('Quiz Setup');
  expect(sent(asked, 'createQuiz')).toEqual({
    question: '<p>Which is the highest lake of these?</p>',
    quiz_options: [
      { options: '<p>Tilicho</p>', correct: true },
      { options: '<p>Tilicho and Rara</p>', correct: false },
    ],
    correct_option: '<p>Tilicho</p>',
    opiton_description: 'Tilicho\nTilicho and Rara',
    answer_desc: null,
    has_video_solution: 'n',
    video_solution: null,
    app_video_solution: null,
  });
  // The list goes from the page that was left to the page of the newest question.
  expect(await screen.findByText(`1–10 of ${quizzes.length + 1}`)).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent(/^1 ?Which is the highest lake of these\?/));
});

test('after one question comes the next', async () => {
  const { user } = await renderApp('/quizsetup/add');
  await write(user, await screen.findByRole('textbox', { name: /^Question/ }), 'Is it so?');
  await write(user, option(1).getByRole('textbox'), 'Yes');
  await write(user, option(2).getByRole('textbox'), 'No');
  await user.click(tick(2));
  await user.click(screen.getByRole('button', { name: 'Save and add another' }));
  expect(await screen.findByText('Quiz created successfully')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Question/ })).toHaveTextContent(/^$/));
  expect(tick(2)).not.toBeChecked();
  await heading('Add Quiz');
});

test('the correct option is one of those that are true, as long as it is', async () => {
  const { user, asked } = await renderApp('/quizsetup/edit/120');
  const choice = await screen.findByRole('combobox', { name: /^Correct Option/ });
  expect(choice).toHaveTextContent('Sunlight');
  await user.click(choice);
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent?.trim());
  expect(offered.filter(Boolean)).toEqual(['Sunlight', 'Wind', 'Biogas']);
  await user.click(screen.getByRole('option', { name: 'Biogas' }));
  await user.click(tick(5));
  expect(await screen.findByRole('combobox', { name: /^Correct Option/ })).toHaveTextContent(
    'Biogas (not among the options that are true)',
  );
  await submit(user);
  expect(await screen.findByText('Must be the text of an option that is true')).toBeVisible();
  await user.click(tick(5));
  await submit(user);
  expect(await screen.findByText('Quiz updated successfully')).toBeVisible();
  expect(sent(asked, 'editQuiz')).toMatchObject({ question_id: 120, correct_option: '<p>Biogas</p>', modified_remarks: null });
});

test('without a video solution its addresses are not asked for, and what is lost is said', async () => {
  const { user, asked } = await renderApp('/quizsetup/edit/120');
  const video = await screen.findByRole('textbox', { name: /^Video URL/ });
  expect(video).toHaveValue('https://www.youtube.com/watch?v=demo-qz0006');
  await user.clear(video);
  await submit(user);
  expect(await screen.findByText('This field is required')).toBeVisible();
  const has = within(screen.getByRole('group', { name: /^Has Video Solution/ }));
  await user.click(has.getByRole('radio', { name: 'False' }));
  expect(screen.queryByRole('textbox', { name: /Video URL/ })).not.toBeInTheDocument();
  expect(screen.getByText(/^Saving removes what your choices have no use for: Video URL, App Video URL/)).toBeVisible();
  await submit(user);
  expect(await screen.findByText('Quiz updated successfully')).toBeVisible();
  const none = { has_video_solution: 'n', video_solution: null, app_video_solution: null };
  expect(sent(asked, 'editQuiz')).toMatchObject(none);
});

test('a text that nobody touched is sent as it is stored; a remark is short or none', async () => {
  const { user, asked } = await renderApp('/quizsetup/edit/66');
  const remarks = await screen.findByRole('textbox', { name: /^Modified Remarks/ });
  await screen.findAllByText('Preview');
  await user.type(remarks, 'abc');
  await submit(user);
  expect(await screen.findByText('must be more than 4 characters')).toBeVisible();
  await user.type(remarks, 'd');
  await submit(user);
  expect(await screen.findByText('Quiz updated successfully')).toBeVisible();
  expect(sent(asked, 'editQuiz')).toMatchObject({
    quiz_options: expect.arrayContaining([{ options: expect.stringMatching(/^<p>\\\(/), correct: true }]),
    modified_remarks: 'abcd',
  });
});

test('who changed the same question meanwhile is asked about, field by field', async () => {
  const { between, answer } = betweenServer();
  const { user } = await renderApp('/quizsetup/edit/1', { between });
  await write(user, await screen.findByRole('textbox', { name: /^Question/ }), 'Tell: ');
  answer.records = (record) => ({ ...record, question: '<p>Another question</p>' });
  await submit(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed meanwhile' }));
  expect(dialog.getByText('Theirs: Another question')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: /^Mine: .*Tell:/ }));
  await user.click(dialog.getByRole('button', { name: 'Save these choices' }));
  expect(await screen.findByText('Quiz updated successfully')).toBeVisible();
});
