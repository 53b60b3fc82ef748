import { screen, waitFor } from '@testing-library/react';
import { axeFaults } from '@tests/support/axeFaults';
import { answering, confirm, found, lesson, pick, popup } from '@tests/support/bulk';
import { gateBefore } from '@tests/support/gate';
import { sent } from '@tests/support/quizImport';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

const ofLesson = { courses: 1, subcourse: 1, subcourse_main_topic: 1, lesson: 1 };

test('chosen tags are activated call by call; what is refused is told by name, and done again', async () => {
  let isBroken = true;
  const between = answering('activateLessonQuiz', (count) =>
    isBroken && count === 2 ? { status: 409, body: { msg: 'Somebody is at it' } } : undefined,
  );
  const { user, asked } = await renderApp(found('/quiztagreport', { ...ofLesson, modelset: 2 }), { between });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
  expect(screen.getByRole('link', { name: 'Deactivate' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('link', { name: 'Activate' }));
  const question = await popup('Activate Lesson Quiz');
  expect(await question.findByText('Learners get these 3 questions in the quizzes of their lessons.')).toBeVisible();
  await confirm(user, question, 'Activate');
  expect(await question.findByText('2 questions were activated.')).toBeVisible();
  expect(question.getByText(/: Somebody is at it$/)).toBeVisible();
  expect(await question.findByText('Learners get this question in the quiz of its lesson.')).toBeVisible();
  isBroken = false;
  await confirm(user, question, 'Activate');
  expect(await screen.findByText('3 questions were activated.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent(asked, 'activateLessonQuiz')).toHaveLength(4);
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Active: Deactivate / })).toHaveLength(3));
});

test('Undo restores only the rows that were changed; refused ones are named, and can be tried again', async () => {
  let isBroken = true;
  const between = answering('deactivateLessonQuiz', (count) =>
    isBroken && count === 2 ? { status: 409, body: { msg: 'Somebody is at it' } } : undefined,
  );
  const { user, asked } = await renderApp(found('/quiztagreport', ofLesson), { between });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
  await user.click(await screen.findByRole('button', { name: 'Select all 11 that match' }));
  await user.click(screen.getByRole('link', { name: 'Activate' }));
  await confirm(user, await popup('Activate Lesson Quiz'), 'Activate');
  expect(await screen.findByText(/^\d+ questions were activated\.$/)).toBeVisible();
  const ids = (call: string) => sent(asked, call).map(({ tag_id }) => tag_id);
  const activated = ids('activateLessonQuiz');
  expect(activated.length).toBeGreaterThan(2);
  expect(activated.length).toBeLessThan(11);
  expect(await screen.findByText('1–5 of 11')).toBeVisible();

  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const undoing = await popup('Undo');
  expect(await undoing.findByText(/^\d+ changes were taken back\.$/)).toBeVisible();
  expect(ids('deactivateLessonQuiz').toSorted()).toEqual(activated.toSorted());
  const [refused] = undoing.getAllByRole('link');
  expect(undoing.getByText(/: Somebody is at it$/)).toContainElement(refused ?? null);
  expect(refused).toHaveAttribute('href', expect.stringMatching(/^\/quiztagreport\/edit\/\d+\?filter=/));
  expect(await axeFaults(screen.getByRole('dialog'))).toEqual([]);
  isBroken = false;
  await user.click(undoing.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 change was taken back.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByText('Lesson quiz deactivated successfully')).not.toBeInTheDocument();
});

test('Undo of many tells how far it is, can be stopped, and goes on where the list was left', async () => {
  const { between, gate } = gateBefore('deactivateLessonQuiz');
  const { user, asked } = await renderApp(found('/quiztagreport', ofLesson), { between });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
  await user.click(await screen.findByRole('button', { name: 'Select all 11 that match' }));
  await user.click(screen.getByRole('link', { name: 'Activate' }));
  await confirm(user, await popup('Activate Lesson Quiz'), 'Activate');
  await screen.findByText(/^\d+ questions were activated\.$/);
  const total = sent(asked, 'activateLessonQuiz').length;
  await user.click(await screen.findByRole('link', { name: 'Dashboard' }));
  await screen.findByRole('heading', { name: 'Dashboard', level: 1 });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const undoing = await popup('Undo');
  expect(await undoing.findByRole('progressbar', { name: 'Taking it back' })).toHaveAttribute('aria-valuetext', `0 of ${total}`);
  await user.click(undoing.getByRole('button', { name: 'Stop' }));
  gate.open();
  expect(await undoing.findByText('4 changes were taken back.')).toBeVisible();
  expect(undoing.getByText(`${total - 4} were not begun. They stay as they are.`)).toBeVisible();
  await user.click(undoing.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('rows that succeeded before others were refused can be undone there', async () => {
  const between = answering('activateLessonQuiz', (count) =>
    count === 2 ? { status: 409, body: { msg: 'Somebody is at it' } } : undefined,
  );
  const { user, asked } = await renderApp(found('/quiztagreport', { ...ofLesson, modelset: 2 }), { between });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
  await user.click(screen.getByRole('link', { name: 'Activate' }));
  const question = await popup('Activate Lesson Quiz');
  await confirm(user, question, 'Activate');
  await question.findByText('2 questions were activated.');
  await user.click(question.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 changes were taken back.')).toBeVisible();
  expect(sent(asked, 'deactivateLessonQuiz')).toHaveLength(2);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('chosen tags are moved to another lesson, and keep their model set, number and marks', async () => {
  const { user, asked } = await renderApp(found('/quiztagreport', { ...ofLesson, modelset: 1 }));
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
  await user.click(screen.getByRole('link', { name: 'Re-tag 4' }));
  const form = await popup('Re-tag questions');
  await user.type(await form.findByRole('textbox', { name: /^Modified Remarks/ }), 'The syllabus was rewritten');
  await confirm(user, form, 'Change 4 tags');
  expect(await form.findByText('Choose what is to change')).toBeVisible();
  await user.click(form.getAllByRole('radio', { name: 'Yes' })[0] ?? document.body);
  const course = await form.findByRole('combobox', { name: /^Course/ });
  await waitFor(() => expect(course).toHaveDisplayValue(/^Section Officer Preparation/));
  await pick(user, form, { Subcourse: lesson.Subcourse, 'Main Topic': lesson['Main Topic'], Lesson: 'Protected areas' });
  await confirm(user, form, 'Change 4 tags');
  expect(await screen.findByText('4 tags were changed.')).toBeVisible();
  // Several are changed at once: any may be sent first.
  const moved = sent(asked, 'updateQuizTag').toSorted((one, other) => Number(one.tag_id) - Number(other.tag_id));
  expect(
    moved.map(({ tag_id, modelset, modelset_order_priority, marks_weightage, quiz_level }) => [
      tag_id,
      modelset,
      modelset_order_priority,
      marks_weightage,
      quiz_level,
    ]),
  ).toEqual([
    [1, 1, 1, 4, 1],
    [2, 1, 2, 4, 2],
    [3, 1, 3, 4, 3],
    [4, 1, 4, 4, 1],
  ]);
  expect(new Set(moved.map(({ lesson: id }) => id))).not.toContain(1);
  expect(await screen.findByText('No Records Found !!')).toBeVisible();
});

test('tags are moved into a model set with numbers that go on; one that has no marks and is given none is refused in words', async () => {
  const { user, asked } = await renderApp(found('/quiztagreport', ofLesson));
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
  await user.click(await screen.findByRole('button', { name: 'Select all 11 that match' }));
  await user.click(screen.getByRole('link', { name: 'Re-tag 11' }));
  const form = await popup('Re-tag questions');
  await user.click((await form.findAllByRole('radio', { name: 'Yes' })).at(-1) ?? document.body);
  await pick(user, form, { Year: '2026', 'Model Set': 'General awareness only' });
  await waitFor(() => expect(form.getByRole('textbox', { name: /^Question Number/ })).toHaveValue('11'));
  await user.type(form.getByRole('textbox', { name: /^Modified Remarks/ }), 'A shorter paper');
  await confirm(user, form, 'Change 11 tags');
  expect(await form.findByText('8 tags were changed.')).toBeVisible();
  expect(form.getAllByText(/: Marks Weightage: This field is required$/)).toHaveLength(3);
  const numbers = sent(asked, 'updateQuizTag').map(({ modelset_order_priority }) => modelset_order_priority);
  expect([...new Set(numbers)]).toEqual([11, 12, 13, 14, 15, 16, 17, 18]);
  expect(screen.getByText(/^3 selected/)).toBeInTheDocument();
});
