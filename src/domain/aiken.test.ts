import { describe, expect, test } from 'vitest';
import { aikenItems, isAiken } from './aiken';

/** Returns each question in short: its text, its options with their letters, and its answer. */
const shortly = (file: string) =>
  aikenItems(file).map(({ question, options, answer }) => [
    question,
    ...options.map(({ letter, text }) => `${letter} ${text}`),
    answer,
  ]);

const two = [
  ['Which is hot?', 'a sun', 'b ice', 'A'],
  ['Which is cold?', 'a sun', 'b ice', 'B'],
];
const plain = ['Which is hot?', 'A. sun', 'B. ice', 'ANSWER: A', '', 'Which is cold?', 'A. sun', 'B. ice', 'ANSWER: B', ''];

describe('two questions', () => {
  test.each(['\n', '\r\n', '\r', '\r\r\n'])('in lines that end in %j', (end) => {
    expect(shortly(plain.join(end))).toEqual(two);
  });

  test.each([
    ['a mark of their encoding', (text: string) => `\uFEFF${text}`],
    ['brackets', (text: string) => text.replaceAll('. ', ') ')],
    ['two brackets', (text: string) => text.replace(/^([AB])\. /gm, '($1) ')],
    ['no space', (text: string) => text.replace(/^([AB])\. /gm, '$1.')],
    ['no blank line between them', (text: string) => text.replace('\n\n', '\n')],
    ['blank lines everywhere', (text: string) => text.replaceAll('\n', '\n\n \n')],
    ['spaces before', (text: string) => text.replaceAll('\n', '\n  ')],
    ['blanks after', (text: string) => text.replaceAll('\n', ' \t\n')],
  ])('with %s', (_, change) => {
    expect(shortly(change(plain.join('\n')))).toEqual(two);
  });

  test('with letters in lower case', () => {
    const lower = plain
      .join('\n')
      .replace(/^([AB])\./gm, (mark) => mark.toLowerCase())
      .replaceAll('ANSWER', 'Answer');
    expect(shortly(lower)).toEqual(two);
  });
});

test('options and answers in Nepali', () => {
  expect(shortly('नेपालको राजधानी कुन हो?\nक. पोखरा\n(ख) काठमाडौँ\nग) धरान\nउत्तर: ख')).toEqual([
    ['नेपालको राजधानी कुन हो?', 'क पोखरा', 'ख काठमाडौँ', 'ग धरान', 'ख'],
  ]);
});

test('a question and its options may have several lines', () => {
  expect(shortly('Which of these\nis a river?\nA. Koshi,\nthe largest\nB. Rara\nANSWER: A')).toEqual([
    ['Which of these\nis a river?', 'a Koshi,\nthe largest', 'b Rara', 'A'],
  ]);
});

test.each([
  ['before a blank line', 'One?\nA. a\nB. b\n\nTwo?\nA. c\nB. d\nANSWER: B'],
  ['without a blank line', 'One?\nA. a\nB. b\nTwo?\nA. c\nB. d\nANSWER: B'],
])('a missing answer doesn’t swallow the next question, %s', (_, file) => {
  const items = aikenItems(file);
  expect(shortly(file)).toEqual([
    ['One?', 'a a', 'b b', undefined],
    ['Two?', 'a c', 'b d', 'B'],
  ]);
  expect(items.map(({ source }) => source.split('\n')[0])).toEqual(['One?', 'Two?']);
});

test('a question may begin with a letter, and more than ten options are read', () => {
  expect(shortly('A. Einstein was born in?\nA. 1879\nB. 1905\nANSWER: A')).toEqual([
    ['A. Einstein was born in?', 'a 1879', 'b 1905', 'A'],
  ]);
  const letters = Array.from('ABCDEFGHIJKL');
  expect(aikenItems(`Which?\n${letters.map((letter) => `${letter}. ${letter}`).join('\n')}\nANSWER: L`)[0]?.options).toHaveLength(
    12,
  );
});

test.each([
  ['Which?\nA. a\nB. b\nANSWER: B', true],
  ['Which?\nA. a\nB. b', true],
  ['Which is {1}?\nA. a\nB. b\nANSWER: B', true],
  ['Which?{=a ~b}', false],
  ['Which?\nAnswer: {=a ~b}', false],
  ['Which?,a,b,1', false],
  ['Answer these:\nWhich?', false],
])('whether %j is Aiken', (text, expected) => {
  expect(isAiken(text)).toBe(expected);
});
