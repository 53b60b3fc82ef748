import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openColleague } from '@tests/support/colleague';
import { gateBefore } from '@tests/support/gate';
import { add, chip, head, pasteBox, preview, sent } from '@tests/support/quizImport';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';
import { quizCalls } from '@/contract/quiz';

const page = '/quizsetup/import';
const row = (name: RegExp) => screen.findByRole('row', { name });

const first = {
  question: '<p>Which first?</p>',
  quiz_options: ['d', 'c', 'b', 'a'].map((options) => ({ options, correct: options === 'a' })),
  correct_option: 'a',
  answer_desc: null,
  has_video_solution: 'n',
  video_solution: null,
  app_video_solution: null,
} as const;

test('a question that a colleague added since the preview is named, and added only if the user wants it', async () => {
  const colleague = await openColleague();
  const { user, asked } = await renderApp(page);
  await preview(user, `${head}\nWhich first?,a,b,c,d,1\nWhich second?,a,b,c,d,1`);
  await colleague.send(quizCalls.createQuiz, { ...first, opiton_description: '', quiz_options: [...first.quiz_options] });
  await add(user, 'Add 2 questions');
  await screen.findByText('1 question was added.');
  expect(sent(asked, 'createQuiz').map(({ question }) => question)).toEqual(['Which second?']);
  const twin = await row(/Which first\?.*It reads as question/);
  await user.click(within(twin).getByRole('checkbox', { name: 'Add it all the same' }));
  await add(user, 'Add 1 question');
  await screen.findByText('2 questions were added.');
});

test('a question that is wanted although it is there twice in the file is added twice, and not more if the button is pressed twice', async () => {
  const { user, asked } = await renderApp(page);
  await preview(user, `${head}\nWhich first?,a,b,c,d,1\nWhich first?,a,b,c,d,1`);
  await user.click(await screen.findByRole('checkbox', { name: 'Add it all the same' }));
  const button = await screen.findByRole('button', { name: 'Add 2 questions' });
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByText('2 questions were added.');
  expect(sent(asked, 'createQuiz').map(({ question }) => question)).toEqual(['Which first?', 'Which first?']);
});

test('a question that is wanted all the same is asked about again if a colleague has added it, too', async () => {
  const colleague = await openColleague();
  const { user, asked } = await renderApp(page);
  await preview(user, `${head}\nWhich first?,a,b,c,d,1`);
  await colleague.send(quizCalls.createQuiz, { ...first, opiton_description: '', quiz_options: [...first.quiz_options] });
  await preview(user, `${head}\nWhich first?,a,b,c,d,1`);
  const box = await screen.findByRole('checkbox', { name: 'Add it all the same' });
  await user.click(box);
  await colleague.send(quizCalls.createQuiz, { ...first, opiton_description: '', quiz_options: [...first.quiz_options] });
  await add(user, 'Add 1 question');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add 1 question' })).not.toBeInTheDocument());
  expect(sent(asked, 'createQuiz')).toEqual([]);
  await user.click(await screen.findByRole('checkbox', { name: 'Add it all the same' }));
  await add(user, 'Add 1 question');
  await screen.findByText('1 question was added.');
});

test('a file that is refused clears the preview before it', async () => {
  const { user } = await renderApp(page);
  await preview(user, `${head}\nWhich first?,a,b,c,d,1`);
  const input = screen.getByLabelText('Choose a CSV, GIFT or Aiken file');
  await user.upload(input, new File([new Uint8Array([0x57, 0xe9, 0x3f])], 'latin.csv'));
  expect(await screen.findByText(/^The file’s characters can’t be read/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Add / })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Good 1' })).not.toBeInTheDocument();
});

test('what is too much is refused by a bound that is said', async () => {
  const { user } = await renderApp(page);
  const input = await screen.findByLabelText('Choose a CSV, GIFT or Aiken file');
  const rows = Array.from({ length: 100_000 }, (_, index) => `Is ${index} even?,yes,no,both,none,1`);
  await user.upload(input, new File([[head, ...rows].join('\n')], 'q.csv'));
  expect(await screen.findByText(/^More than 5,000 questions at once/)).toBeVisible();
  await user.upload(input, new File([`Q ${'x y '.repeat(75_000)}{=a ~b}\n\nWhich?{=a ~b}`], 'q.gift'));
  expect(await screen.findByText(/^A question may have at most 100,000 characters/)).toBeVisible();
  expect(await chip('Good 1')).toBeVisible();
});

test('a box isn’t filled with the text of a long file, which is tried again all the same', async () => {
  const { between, gate } = gateBefore('getQuizAll');
  gate.isBroken = true;
  const { user } = await renderApp(page, { between });
  const input = await screen.findByLabelText('Choose a CSV, GIFT or Aiken file');
  const blank = '\n'.repeat(60_000);
  await user.upload(input, new File([`Which?{=a ~b}${blank}`], 'q.gift'));
  await screen.findByText(/Not now/);
  expect(await pasteBox()).toHaveValue('');
  gate.isBroken = false;
  gate.open();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await chip('Good 1')).toBeVisible();
  await user.upload(input, new File(['Which short?{=a ~b}'], 'p.gift'));
  await screen.findByRole('row', { name: /Which short\?/ });
  expect(await pasteBox()).toHaveValue('Which short?{=a ~b}');
});

test('what isn’t read is told beside a good row, by which rows can be filtered', async () => {
  const { user } = await renderApp(page);
  await preview(user, 'Which lake?{~%50%Phewa ~Begnas =Rara}\n\nWhich river?{=Koshi ~Lagoon}');
  expect(await row(/Which lake\?.*Good.*“Phewa” counts 50 % in the file: here it is not true/)).toBeVisible();
  await user.click(await chip('With a note 1'));
  expect(screen.getAllByRole('row')).toHaveLength(2);
  await preview(user, `Model set of Shrawan,,\n${head}\nHow many?,2,3,4,6,4`);
  expect(
    await screen.findByText('Not read, because it stands above the names of the columns: Model set of Shrawan'),
  ).toBeVisible();
  expect(await screen.findByText(/option 4 is “6”, and “4” is the text of option 3. Write option_4 or option_3$/)).toBeVisible();
});
