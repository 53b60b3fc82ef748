import { expect, test } from 'vitest';
import type { GiftAnswer } from './giftAnswers';
import { giftItems } from './giftItems';
import { readGift } from './readGift';

const html = (text: string) => ({ text, format: 'html' });
const questionsOf = (file: string) => giftItems(file).map(readGift);

/** An answer as a person would type it, with a mark before a true one, and the share that it doesn't say. */
const answerText = ({ text, isTrue, share }: GiftAnswer): string =>
  `${isTrue ? '✓ ' : ''}${text}${share === undefined ? '' : ` (${share} %)`}`;

test.each([
  ['{~%50%Phewa ~Begnas =Rara}', ['Phewa (50 %)', 'Begnas', '✓ Rara']],
  ['{~%100%Phewa ~%-25%Begnas =Rara}', ['Phewa (100 %)', 'Begnas (-25 %)', '✓ Rara']],
  ['{=a =b ~%0%c}', ['✓ a', '✓ b', 'c']],
  ['{~%33.33333%a ~%33.33333%b ~%33.33333%c ~d}', ['✓ a', '✓ b', '✓ c', 'd']],
  ['{~%33%a ~%33%b ~%34%c ~d}', ['✓ a', '✓ b', '✓ c', 'd']],
  ['{~%50%a ~b ~c}', ['✓ a (50 %)', 'b', 'c']],
  ['{~%50%a ~%25%b ~c}', ['✓ a (50 %)', '✓ b (25 %)', 'c']],
  ['{~%80%a ~%20%b ~c}', ['✓ a (80 %)', '✓ b (20 %)', 'c']],
  ['{~%100%a ~%50%b ~c}', ['✓ a', 'b (50 %)', 'c']],
  ['{~%100%a ~%100%b ~%-50%c}', ['✓ a', '✓ b', 'c']],
])('%s', (answers, read) => {
  const [item] = questionsOf(`Which?${answers}`);
  expect(item?.read?.answers.map(answerText)).toEqual(read);
});

test('a format mark is of the text that follows; the others have the question’s format', () => {
  const [item] = questionsOf(
    '[html]<p>Q</p>{~[moodle]green =%50%[plain]red#[HTML]<p>yes</p> ~%0%[markdown]*blue* ~[wiki]x ~x[html]####[plain]so}',
  );
  const [green, red, blue, wiki, inside] = item?.read?.answers ?? [];
  expect([item?.read?.question, green?.format, green?.text]).toEqual([html('<p>Q</p>'), 'moodle', 'green']);
  // Only `~` has a share.
  expect([red?.text, red?.feedback]).toEqual(['%50%[plain]red', html('<p>yes</p>')]);
  expect([blue?.format, blue?.text]).toEqual(['markdown', '*blue*']);
  expect([wiki, inside].map((answer) => [answer?.format, answer?.text])).toEqual([
    ['html', '[wiki]x'],
    ['html', 'x[html]'],
  ]);
  expect(item?.read?.feedback).toEqual({ text: 'so', format: 'plain' });
});

test.each([
  ['{FALSE#It has none.#Right.}', ['True: It has none.', '✓ False: Right.']],
  ['{T#No.#Yes.}', ['✓ True: Yes.', 'False: No.']],
  ['{TRUE#No.}', ['✓ True: ', 'False: No.']],
  ['{TRUE##Yes.}', ['✓ True: Yes.', 'False: ']],
  ['{F#1 \\# 2#Yes # too####All.}', ['True: 1 # 2', '✓ False: Yes # too']],
])('of a true-false question the first feedback is of the wrong answer: %s', (answers, read) => {
  const [item] = questionsOf(`Nepal has a coast.${answers}`);
  expect(item?.read?.answers.map((answer) => `${answerText(answer)}: ${answer.feedback.text}`)).toEqual(read);
});
