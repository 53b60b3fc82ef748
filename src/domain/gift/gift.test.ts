import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GiftAnswer } from './giftAnswers';
import { giftItems, giftNotes } from './giftItems';
import { readGift } from './readGift';
import { writeGift } from './writeGift';

const questionsOf = (file: string) => giftItems(file).map(readGift);

const answerText = ({ text, isTrue }: GiftAnswer): string => (isTrue ? `✓ ${text}` : text);

/** Returns the answers of the only question as a person would type them, with a mark before true ones. */
const answersIn = (file: string) => {
  const [item] = questionsOf(file);
  return item?.read?.answers.map(answerText) ?? item?.fault?.kind;
};

const html = (text: string) => ({ text, format: 'html' });

test('a question with a title, a format, answers and what is said of them', () => {
  expect(
    questionsOf('// from the old bank\n::Rivers::[html]Which is <b>longest</b>? {\n=Karnali#Right\n~Koshi\n####507 km\n}'),
  ).toEqual([
    expect.objectContaining({
      line: 1,
      read: {
        question: html('Which is <b>longest</b>?'),
        answers: [
          { ...html('Karnali'), isTrue: true, feedback: html('Right') },
          { ...html('Koshi'), isTrue: false, feedback: html('') },
        ],
        feedback: html('507 km'),
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
  ['{=\\{1,2\\} ~1,2#a pair {x}}', 'brace'],
  ['{=a ~b}}', 'brace'],
  ['}{=a ~b}', 'brace'],
  ['{{=a ~b}', 'brace'],
  ['{=a ~b} or {=c ~d}', 'brace'],
  ['{=a ~b\nWho?{=c ~d}', 'brace'],
  ['{=a ~b}\nWho?{=c ~d}', 'brace'],
  ['}', 'no_answers'],
])('%s', (answers, read) => {
  expect(answersIn(`Which?${answers}`)).toEqual(read);
});

test('a question behind its answers is a sentence with a gap', () => {
  expect(questionsOf('Nepal has {=seven ~five} provinces.')[0]?.read?.question.text).toBe('Nepal has _____ provinces.');
  expect(questionsOf('It is {=hot ~cold}.')[0]?.read?.question.text).toBe('It is _____.');
  expect(questionsOf('[html]{=Hot ~Cold}: it\n')[0]?.read?.question).toEqual({ text: '_____: it', format: 'html' });
});

test('one that can’t be read leaves the others as they are; categories and blank lines are none', () => {
  const file = '$CATEGORY: $course$/Rivers\r\n\r\nOne {=a ~b}\r\n\r\nTwo {=a ~b\r\n\r\n\r\nThree\r\n{=a\r\n~b}\r\n';
  expect(questionsOf(file).map(({ line, fault, source }) => [line, fault?.kind, source])).toEqual([
    [3, undefined, 'One {=a ~b}'],
    [5, 'unclosed', 'Two {=a ~b'],
    [8, undefined, 'Three\n{=a\n~b}'],
  ]);
});

test('the fault of a brace names it', () => {
  expect(questionsOf('Q{=a ~b}\nIs {x} a set?{T}').map(({ fault }) => fault)).toEqual([{ kind: 'brace', near: '{x} a set?{T}' }]);
});

test.each(['\n', '\r\n', '\r', '\r\r\n'])('a blank line ends a question where lines end with %j', (end) => {
  const file = ['// first', 'One{=a', '~b}', '', ' ', '::T::Two{=a ~b}', ''].join(end);
  expect(questionsOf(file).map(({ line, read }) => [line, read?.question.text])).toEqual([
    [1, 'One'],
    [6, 'Two'],
  ]);
});

test.each([
  ['$$x^2\\=4$$', '\\[x^2=4\\]'],
  ['$$\\frac{1}{2}$$', '\\[\\frac{1}{2}\\]'],
  ['$$\\\\frac\\{1\\}\\{2\\}$$', '\\[\\frac{1}{2}\\]'],
])('%s is a formula', (written, read) => {
  expect(answersIn(`Q ${written}{=${written} ~0}`)).toEqual([`✓ ${read}`, '0']);
});

test('dollars of prices are none', () => {
  expect(answersIn('Q{=about $$5 ~about $$9 ~$$$}')).toEqual(['✓ about $$5', 'about $$9', '$$$']);
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
      unit: fc.constantFrom(
        '\\',
        '~',
        '=',
        '#',
        '{',
        '}',
        ':',
        '%',
        '5',
        '\n',
        '\r',
        '(',
        ')',
        'n',
        '/',
        '[',
        ']',
        '->',
        'क',
        '[html]',
      ),
    }),
  )
  // The end of a line is written as `\n`, whichever it was.
  .map((any) => any.replace(/\r\n?/g, '\n').trim());

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
      expect(questionsOf(file).map(({ read, notes }) => ({ ...read, notes }))).toEqual(
        all.map(({ notes, answers, question: asked, feedback }) => ({
          question: html(asked),
          feedback: html(feedback),
          answers: answers.map((each) => ({ ...each, format: 'html', feedback: html('') })),
          notes: Object.fromEntries(Object.entries(notes).filter(([, value]) => value !== '')),
        })),
      );
    }),
  );
});

test.each(['\\(', '\\', '{', '~', '\\n', '\\[x', '::', '// [a:', '####', '$$', '$$x', '$$ ', '$$\\{'])(
  'a text of nothing but %j is read in one pass',
  (part) => {
    expect(questionsOf(`Q {=${part.repeat(100_000)} ~b}`)).toHaveLength(1);
  },
);
