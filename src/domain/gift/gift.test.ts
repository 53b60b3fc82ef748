import fc from 'fast-check';
import { expect, test } from 'vitest';
import { giftNotes } from './giftItems';
import { readGift } from './readGift';
import { writeGift } from './writeGift';

/** Returns the answers of the only question as a person would type them, with a mark before true ones. */
const answersIn = (file: string) => {
  const [item] = readGift(file);
  return item?.read?.answers.map(({ text, isTrue }) => (isTrue ? `✓ ${text}` : text)) ?? item?.fault;
};

test('a question with a title, a format, answers and what is said of them', () => {
  expect(
    readGift('// from the old bank\n::Rivers::[html]Which is <b>longest</b>? {\n=Karnali#Right\n~Koshi\n####507 km\n}'),
  ).toEqual([
    expect.objectContaining({
      line: 1,
      read: {
        format: 'html',
        question: 'Which is <b>longest</b>?',
        answers: [
          { text: 'Karnali', isTrue: true, feedback: 'Right' },
          { text: 'Koshi', isTrue: false, feedback: '' },
        ],
        feedback: '507 km',
      },
    }),
  ]);
});

test.each([
  ['{=a ~b ~c}', ['✓ a', 'b', 'c']],
  ['{~%50%a ~%50%b ~%-100%c ~d}', ['✓ a', '✓ b', 'c', 'd']],
  ['{~%0%%50% of it =%100% of it}', ['%50% of it', '✓ %100% of it']],
  ['{T}', ['✓ True', 'False']],
  ['{FALSE#It was 2015}', ['True', '✓ False']],
  ['{=1\\:2 ~\\{2\\} ~a\\=b\\~c\\#d}', ['✓ 1:2', '{2}', 'a=b~c#d']],
  ['{}', 'no_choices'],
  ['{#3:1}', 'no_choices'],
  ['{=Kathmandu =काठमाडौँ}', 'no_choices'],
  ['{=Koshi -> Sun Koshi =Gandaki -> Trishuli}', 'no_choices'],
  ['', 'no_answers'],
  ['{=a ~b', 'unclosed'],
])('%s', (answers, read) => {
  expect(answersIn(`Which?${answers}`)).toEqual(read);
});

test('a question behind its answers is a sentence with a gap', () => {
  expect(readGift('Nepal has {=seven ~five} provinces.')[0]?.read?.question).toBe('Nepal has _____ provinces.');
});

test('one that can’t be read leaves the others as they are; categories and blank lines are none', () => {
  const file = '$CATEGORY: $course$/Rivers\r\n\r\nOne {=a ~b}\r\n\r\nTwo {=a ~b\r\n\r\n\r\nThree\r\n{=a\r\n~b}\r\n';
  expect(readGift(file).map(({ line, fault, source }) => [line, fault, source])).toEqual([
    [3, undefined, 'One {=a ~b}'],
    [5, 'unclosed', 'Two {=a ~b'],
    [8, undefined, 'Three\n{=a\n~b}'],
  ]);
});

test.each([
  ['as LaTeX writes it', '\\(\\frac{1}{2} \\neq x = \\{1\\}\\)', '\\(\\frac{1}{2} \\neq x = \\{1\\}\\)'],
  ['escaped by hand', '\\(\\frac\\{1\\}\\{2\\} \\neq x \\= 1\\)', '\\(\\frac{1}{2} \\neq x = 1\\)'],
  ['escaped by Moodle', '\\\\(\\\\frac\\{1\\}\\{2\\} \\\\neq x \\= 1\\\\)', '\\(\\frac{1}{2} \\neq x = 1\\)'],
  ['on a line of its own', '\\[x^2 \\neq 4\\]', '\\[x^2 \\neq 4\\]'],
  ['never closed', '\\(x \\= 1', '\\(x = 1'],
])('a formula %s', (_, written, read) => {
  expect(answersIn(`What is ${written}? {=${written} ~0}`)).toEqual([`✓ ${read}`, '0']);
});

const text = fc
  .oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({
      unit: fc.constantFrom('\\', '~', '=', '#', '{', '}', ':', '%', '5', '\n', '\r', '(', ')', 'n', '/', '[', ']', '->', 'क'),
    }),
  )
  .map((any) => any.trim());

test('every question can be had back from what is written of it', () => {
  const answer = fc.record({ text, isTrue: fc.boolean() });
  const question = fc.record({
    title: text.map((title) => title.replaceAll('\n', ' ')),
    question: text,
    answers: fc.array(answer, { minLength: 2, maxLength: 10 }).filter((all) => all.some(({ isTrue }) => isTrue)),
    feedback: text,
    notes: fc.record({ video: text, correct: text }),
  });
  fc.assert(
    fc.property(fc.array(question, { minLength: 1, maxLength: 3 }), (all) => {
      const file = all.map((each) => writeGift({ ...each, notes: giftNotes(each.notes) })).join('\n\n');
      expect(readGift(file).map(({ read, notes }) => ({ ...read, notes }))).toEqual(
        all.map(({ title: _, notes, answers, ...rest }) => ({
          ...rest,
          format: 'html',
          answers: answers.map((each) => ({ ...each, feedback: '' })),
          notes: Object.fromEntries(Object.entries(notes).filter(([, value]) => value !== '')),
        })),
      );
    }),
  );
});

test.each(['\\(', '\\', '{', '~', '\\n', '\\[x', '::', '// [a:', '####'])(
  'a text of nothing but %j is read in one pass',
  (part) => {
    expect(readGift(`Q {=${part.repeat(100_000)} ~b}`)).toHaveLength(1);
  },
);
