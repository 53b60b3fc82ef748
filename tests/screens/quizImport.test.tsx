import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axeFaults } from '@tests/support/axeFaults';
import { gateBefore } from '@tests/support/gate';
import { add, chip, head, pasteBox, preview, saved, sent } from '@tests/support/quizImport';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';
import type { Transport } from '@/providers/api/transport';

const page = '/quizsetup/import';
const row = (name: RegExp) => screen.findByRole('row', { name });

test('each invalid row is named with its fields, the others are added, and importing the file again adds none', async () => {
  const wrong = [
    ',a,b,c,d,1',
    'Which of two?,a,,c,d,1',
    'Which of three?,a,a,c,d,1',
    'Which of four?,a,b,c,d,7',
    'Which of five?,a,b,c,d,',
    'Which of six?,a,,,,1',
    'Which of seven?,a,b,c,d,nine',
  ];
  const file = [head, ...wrong, ...Array.from({ length: 13 }, (_, index) => `Is ${index} even?,yes,no,both,none,1`)].join('\n');
  const { user, asked } = await renderApp(page);
  await preview(user, file);
  expect(await chip('Good 13')).toBeVisible();
  await user.click(await chip('To be mended 7'));
  await screen.findByText('Question: This field is required');
  const verdicts = screen.getAllByRole('row').map((each) => each.textContent?.replace(/^(\d+).*To be mended/, '$1 '));
  expect(verdicts.slice(1)).toEqual([
    '2 Question: This field is required',
    '3 Option B, Option: This field is required',
    '4 Option B, Option: An option above reads the same',
    '5 Is Option True/False: There is no such option: 7',
    '6 Options: At least one option must be true',
    '7 Options: Must have at least this many rows: 2',
    '8 Is Option True/False: There is no such option: nine',
  ]);

  await add(user, 'Add 13 questions');
  await screen.findByText('13 questions were added.');
  // The clicked button, which had the focus, is gone.
  expect(document.activeElement).toHaveTextContent('13 questions were added.');
  expect(sent(asked, 'createQuiz')).toHaveLength(13);
  // Each result is shown in its row, not in a toast.
  expect(screen.queryByText('Quiz created successfully')).not.toBeInTheDocument();

  await preview(user, file);
  expect(await chip('Seems to be there 13')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Add / })).not.toBeInTheDocument();
});

test('invalid rows are shown with their reasons, and are added once they are corrected in place', async () => {
  const { user, asked } = await renderApp(page);
  await preview(user, `${head}\nWhich first?,a,b,c,d,1\nWhich second?,a,b,c,d,\n=Which third?,a,b,c,d,9`);
  const rest = await saved(user, 'button', 'Download the other 2 with their reasons');
  expect(rest.split('\r\n')).toEqual([
    `reason,${head}`,
    'Options: At least one option must be true,Which second?,a,b,c,d,',
    "Is Option True/False: There is no such option: 9,'=Which third?,a,b,c,d,9",
  ]);
  await add(user, 'Add 1 question');
  await screen.findByText('1 question was added.');
  await user.click(await screen.findByRole('button', { name: 'Mend them here' }));
  const input = await pasteBox();
  expect(input).toHaveFocus();
  await preview(user, input.value.replace('d,\n', 'd,2\n').replace('d,9', 'd,3'));
  await add(user, 'Add 2 questions');
  await screen.findByText('2 questions were added.');
  expect(sent(asked, 'createQuiz').map(({ question, correct_option }) => [question, correct_option])).toEqual([
    ['Which first?', 'a'],
    ['Which second?', 'b'],
    ['=Which third?', 'c'],
  ]);
});

test('a question that the bank seems to have is named, and added if the user wants it', async () => {
  const { user, asked } = await renderApp(page);
  await preview(
    user,
    'Which is the longest river of Nepal?{~Mahakali ~Koshi =<b>Karnali</b> ~Gandaki}\n\nNew?{=a ~b}\n\nNew?{~b =a}',
  );
  const twin = await row(/Which is the longest river of Nepal\?/);
  expect(within(twin).getByRole('link', { name: 'It reads as question 1 of the bank' })).toHaveAttribute(
    'href',
    '/quizsetup/view/1/quizsetup',
  );
  expect(await row(/It reads as row 3/)).toBeVisible();
  expect(await axeFaults()).toEqual([]);
  expect(await screen.findByRole('button', { name: 'Add 1 question' })).toBeVisible();
  await user.click(within(twin).getByRole('checkbox', { name: 'Add it all the same' }));
  await add(user, 'Add 2 questions');
  await screen.findByText('2 questions were added.');
  // Several are sent at a time.
  const questions = sent(asked, 'createQuiz').map(({ question }) => question);
  expect(questions.toSorted()).toEqual(['New?', 'Which is the longest river of Nepal?']);
});

test('all of them are tagged at once with a lesson and a model set, where each has the next number', async () => {
  const { user, asked } = await renderApp(page);
  await preview(user, `${head}\nWhich first?,a,b,c,d,1\nWhich second?,a,b,c,d,2`);
  await user.click(await screen.findByRole('radio', { name: 'Yes' }));
  await add(user, 'Add 2 questions');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^Lesson/ })).toHaveAccessibleDescription(/This field is required|Choose/),
  );
  const choices = [
    ['Course', 'Section Officer Preparation'],
    ['Subcourse', 'General Awareness'],
    ['Main Topic', 'Geography of Nepal'],
    ['Lesson', 'Physical regions'],
    ['Model Set', 'Section Officer Model Set 1'],
  ] as const;
  for (const [field, name] of choices) {
    const input = await screen.findByRole('combobox', { name: new RegExp(`^${field}`) });
    await waitFor(() => expect(input).toBeEnabled());
    // A combobox opens when it gets the focus.
    if (input.getAttribute('aria-expanded') !== 'true') await user.click(input);
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
  }
  const number = await screen.findByRole('textbox', { name: /^Question Number/ });
  await waitFor(() => expect(number).toHaveValue('26'));
  await user.clear(number);
  await user.type(number, '3');
  expect(await screen.findByText('They get the free numbers from 26 to 27, in the order of the list.')).toBeVisible();
  const marks = screen.getByRole('textbox', { name: /^Marks Weightage/ });
  await waitFor(() => expect(marks).toHaveValue('4'));
  await user.clear(marks);
  await user.type(marks, '2');
  await add(user, 'Add 2 questions');
  await screen.findByText('2 questions were added.');
  const tags = sent(asked, 'quizTag');
  expect(tags.map(({ modelset_order_priority }) => modelset_order_priority).toSorted()).toEqual([26, 27]);
  for (const tag of tags) expect(tag).toMatchObject({ courses: 1, lesson: 1, modelset: 1, marks_weightage: 2 });
});

/** A server that refuses one question, and the tag of another. */
const refusing =
  (transport: Transport): Transport =>
  async (request) => {
    const isRefused = request.call === 'createQuiz' && String(request.body).includes('"Refused?"');
    return isRefused ? { status: 400, body: { errors: { question: ['Quiz already exists'] } } } : transport(request);
  };

test('a refused row shows the server’s sentence, and the others are added', async () => {
  const { user } = await renderApp(page, { between: refusing });
  await preview(user, 'Refused?{=a ~b}\n\nWelcome?{=a ~b}');
  await add(user, 'Add 2 questions');
  await screen.findByText('1 question was added.');
  expect(await row(/Refused\?.*To be mended.*Question: Quiz already exists/)).toBeVisible();
  const rest = await saved(user, 'button', 'Download the other one with its reason');
  expect(rest).toBe('// reason: Question: Quiz already exists\nRefused?{=a ~b}\n');
});

test('stopping says what was added; the others can still be added', async () => {
  const { between, gate } = gateBefore('createQuiz');
  const { user, asked } = await renderApp(page, { between });
  await preview(user, Array.from({ length: 12 }, (_, index) => `Which ${index}?{=a ~b}`).join('\n\n'));
  await add(user, 'Add 12 questions');
  expect(await screen.findByRole('progressbar', { name: 'Adding questions' })).toHaveAttribute('aria-valuetext', '0 of 12');
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  gate.open();
  expect(await screen.findByText('4 questions were added.')).toBeVisible();
  expect(sent(asked, 'createQuiz')).toHaveLength(4);
  await add(user, 'Add 8 questions');
  expect(await screen.findByText('12 questions were added.')).toBeVisible();
});

test('a bank that can’t be read is told, and is tried again', async () => {
  const { between, gate } = gateBefore('getQuizAll');
  gate.isBroken = true;
  const { user } = await renderApp(page, { between });
  fireEvent.change(await pasteBox(), { target: { value: 'Which?{=a ~b}' } });
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await screen.findByText(/Not now/);
  gate.isBroken = false;
  gate.open();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await chip('Good 1')).toBeVisible();
});

test.each([
  ['UTF-16', new Uint8Array(Uint16Array.from('\uFEFFWhich?{=a ~b}', (letter) => letter.charCodeAt(0)).buffer)],
  ['UTF-8 with its mark', new TextEncoder().encode('\uFEFFWhich?{=a ~b}')],
])('a file in %s is read', async (_, bytes) => {
  const { user } = await renderApp(page);
  await user.upload(await screen.findByLabelText('Choose a CSV, GIFT or Aiken file'), new File([bytes], 'q.gift'));
  expect(await chip('Good 1')).toBeVisible();
});

test('a file that is no text, and a text that is no table, say what to do', async () => {
  const { user } = await renderApp(page);
  const input = await screen.findByLabelText('Choose a CSV, GIFT or Aiken file');
  await user.upload(input, new File([new Uint8Array([0x57, 0xe9, 0x3f])], 'latin.csv'));
  expect(await screen.findByText(/^The file’s characters can’t be read/)).toBeVisible();
  await user.upload(input, new File(['Which?,a,b,1'], 'q.csv'));
  expect(await screen.findByText(/^The first row must name the columns/)).toBeVisible();
});

test('Aiken is read with a verdict on each question; what a spreadsheet has spoilt is told beside its row, and can be added', async () => {
  const { user, asked } = await renderApp(page);
  await preview(user, 'Half of one?\r\nA. 1-Feb\r\nB. 2\r\nANSWER: a\r\n\r\n???? ??? ?\r\nक. हो\r\nख. होइन\r\n');
  expect(await chip('Good 1')).toBeVisible();
  expect(await chip('To be mended 1')).toBeVisible();
  await user.click(await chip('With a note 2'));
  expect(await screen.findByText(/^A spreadsheet seems to have made a date of it: “1-Feb”/)).toBeVisible();
  expect(screen.getByText(/^“\?” stands where letters seem to have been: “\?\?\?\? \?\?\? \?”/)).toBeVisible();
  expect(screen.getByText(/The line with the true option is missing/)).toBeVisible();
  const rest = await saved(user, 'button', 'Download the other one with its reason');
  expect(rest).toMatch(/^\/\/ reason: .*\n\?\?\?\? \?\?\? \?\nक\. हो\nख\. होइन\n$/);
  await add(user, 'Add 1 question');
  await screen.findByText('1 question was added.');
  expect(sent(asked, 'createQuiz')).toMatchObject([{ quiz_options: [{ options: '1-Feb', correct: true }, { options: '2' }] }]);
});
