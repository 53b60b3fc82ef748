import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalise } from '@/components/form/richText/editedText';
import { quizForm } from '@/contract/quiz';
import { wordsOfOptions } from '@/contract/quizOptions';
import { lookOf } from '@/domain/lookOf';
import { judgedRow } from '../transfer/judgedRow';
import { verdictsOf } from '../transfer/verdicts';
import { fileFormats, type QuestionForm } from './questionRow';
import { formats, readQuestions } from './readQuestions';

/** Reads a text; returns its validated rows. */
const rowsOf = (text: string) => readQuestions(text).rows.map((read, index) => judgedRow(read(), index));

/** Returns a row in short: its question, its options with the true ones marked, and its faults. */
const shortly = (text: string) =>
  rowsOf(text).map(({ form, faults }) => [
    form.question,
    form.quiz_options.map(({ options, correct }) => (correct ? `✓${options}` : options)).join(' '),
    ...faults.map(({ field, message }) => `${field}: ${message}`),
  ]);

test.each([
  ['commas', 'question,option_1,option_2,correct\n"1, 2 or 3?",1,2,2'],
  ['semicolons', '\uFEFFQuestion;Option 1;Option 2;Correct\r\n1, 2 or 3?;1;2;B\r\n'],
  ['tabs, as from a spreadsheet', 'Question\tA\tB\tKey\n1, 2 or 3?\t1\t2\tb\n\n'],
  ['Nepali names and digits', 'प्रश्न,विकल्प १,विकल्प २,सही विकल्प\n"1, 2 or 3?",1,2,2'],
  ['GIFT', '1, 2 or 3?{~1 =2}'],
])('a text with %s', (_, text) => {
  expect(shortly(text)).toEqual([['1, 2 or 3?', '1 ✓2']]);
});

test('a question of GIFT that can’t be read is known by what stands there', () => {
  expect(shortly('// first draft\n::Q1:: Is 1 < 2 {TRUE\n\nWhy?{=}').map(([question, options]) => [question, options])).toEqual([
    ['::Q1:: Is 1 &lt; 2 {TRUE', ''],
    ['Why?{=}', ''],
  ]);
});

test.each([
  ['a comparison', 'Is 1 < 2 && x<y?', 'Is 1 &lt; 2 && x&lt;y?'],
  ['a formula beside markup', '<p>\\(a<b\\)</p>', '<p>\\(a&lt;b\\)</p>'],
  ['signs that look like a tag', 'If \\(a<b>c\\)\nthen', 'If \\(a&lt;b&gt;c\\)<br>then'],
  ['lines', 'One:\n1. a\n2. b', 'One:<br>1. a<br>2. b'],
  ['markup that editors don’t leave', '<b onclick="x()">a</b><font class="x">b</font>', '<b>a</b><font>b</font>'],
  ['words between signs', 'a<b and c>d', 'a&lt;b and c>d'],
])('%s in a text that was typed', (_, typed, html) => {
  const cell = `"${typed.replaceAll('"', '""')}"`;
  expect(rowsOf(`question,option_1,option_2,correct\n${cell},1,2,1`)[0]?.form.question).toBe(html);
});

test.each([
  ['Which?,a,b,1', 'Which?', '✓a b'],
  ['Which?,a,b,"2, 1"', 'Which?', '✓a ✓b'],
  ['Which?,a,b,b', 'Which?', 'a ✓b'],
  ['Which?,a,b,३', 'Which?', 'a b', 'correct: rules.no_such_option {"option":"3"}'],
  ['Which?,a,b,c', 'Which?', 'a b', 'correct: rules.no_such_option {"option":"c"}'],
  ['Which?,a,b,neither', 'Which?', 'a b', 'correct: rules.no_such_option {"option":"neither"}'],
  ['Which?,a,b,', 'Which?', 'a b', 'quiz_options: rules.needs_true_option'],
  ['Which?,a,,1', 'Which?', '✓a', 'quiz_options: rules.too_few_rows {"count":2}'],
  ['Which?,,b,2', 'Which?', ' ✓b', 'quiz_options.0.options: rules.required'],
  ['Which?,b,<b>b</b>,1', 'Which?', '✓b <b>b</b>', 'quiz_options.1.options: rules.must_be_other_option'],
  [',a,b,2', '', 'a ✓b', 'question: rules.required'],
])('%s', (line, ...read) => {
  expect(shortly(`question,option_1,option_2,correct\n${line}`)).toEqual([read]);
});

test('a text without names of columns is no table; columns that say nothing are told of', () => {
  expect(readQuestions('Which?,a,b,1').fault).toBe('quiz_import.no_head');
  expect(readQuestions('id,question,option_1,option_2,correct,marks\n7,Which?,a,b,1,2').unknown).toEqual(['id', 'marks']);
});

test('a quotation mark that is never closed is told at its row', () => {
  expect(shortly('question,option_1,option_2,correct\nWhich?,a,b,1\n"Why?,a,b,1')[1]).toContain(
    'question: quiz_import.csv_quotes',
  );
});

test('a question is suspected where it and its options look like another’s, in whichever order', () => {
  const rows = rowsOf(
    'question,option_1,option_2,correct\nWhich?,a,b,1\n<i>Which?</i>,<p>b</p>,a,2\nWhich?,a,c,1\nWhy?,a,b,2\n,a,b,1\n,a,b,1',
  );
  const bank = new Map([[rows[3]?.look ?? '', 37]]);
  expect(verdictsOf(rows, bank).map(({ verdict, twin }) => twin ?? verdict)).toEqual([
    'good',
    { row: 2 },
    'good',
    { bank: 37 },
    'bad',
    'bad',
  ]);
});

test.each([
  ['csv', 'id,question,option_1,option_2,correct\n1,Which?,a,b,1\n2,,=a,b,1', 'question,option_1,option_2,correct\nWhy?,=a,b,1'],
  ['gift', 'Which?{=a ~b}\n\n{=\\=a ~b}', 'Why?{=\\=a ~b}'],
])('%s: what wasn’t added comes back with its reason, and is read again once it is mended', (_, text, mended) => {
  const rest = readQuestions(text).rest([{ index: 1, reason: 'Question: required' }]);
  expect(rest).toContain('Question: required');
  expect(shortly(rest)).toEqual([['', '✓=a b', 'question: rules.required']]);
  const again = readQuestions(rest).rest([{ index: 0, reason: 'Still: required' }]);
  expect(again).not.toContain('Question: required');
  expect(shortly(mended)).toEqual([['Why?', '✓=a b']]);
});

describe.each(fileFormats)('%s', (format) => {
  /** HTML as the editors write it. */
  const html = fc
    .oneof(
      fc.string({ unit: 'grapheme' }),
      fc
        .array(
          fc.constantFrom(
            '<p>',
            '</p>',
            '<b>',
            '<img src="https://a.np/b.png">',
            '<br>',
            '&lt;',
            '\\(x^2\\)',
            '\\neq',
            '=',
            '-',
            "'",
            '"',
            ',',
            ';',
            '\t',
            '\n',
            '%50%',
            '~',
            '{',
            '}',
            '#',
            ':',
            '//',
            'क',
            ' ',
            '1',
          ),
        )
        .map((parts) => parts.join('')),
    )
    .map((text) => normalise(normalise(text)))
    .filter((text) => normalise(text) === text);
  const option = fc.record({ options: html, correct: fc.boolean() });
  const video = fc.constantFrom('https://youtu.be/abc', 'https://a.np/[1]?q=1');
  const question = fc
    .record({
      question: html,
      quiz_options: fc.uniqueArray(option, { minLength: 2, maxLength: 10, selector: ({ options }) => lookOf(options) }),
      correct_option: fc.nat(9),
      answer_desc: fc.option(html.map((text) => text || null)),
      video: fc.option(fc.record({ video_solution: video, app_video_solution: video })),
    })
    .map(({ correct_option, video: videos, ...form }): QuestionForm => {
      const isTrue = form.quiz_options.filter(({ correct }) => correct);
      return {
        ...form,
        correct_option: isTrue[correct_option % Math.max(1, isTrue.length)]?.options ?? null,
        ...(videos
          ? { has_video_solution: 'y', ...videos }
          : { has_video_solution: 'n', video_solution: null, app_video_solution: null }),
      };
    })
    .filter((form) => quizForm.safeParse(form).success);

  test('any questions that the form accepts are read as they were written', () => {
    fc.assert(
      fc.property(fc.array(question, { minLength: 1, maxLength: 3 }), (all) => {
        const rows = rowsOf(formats[format].write(all));
        expect(rows.flatMap(({ faults }) => faults)).toEqual([]);
        // The form's own rule fills in what the file omits.
        expect(rows.map(({ form }) => ({ ...form, ...wordsOfOptions({ ...form }) }))).toEqual(
          all.map((form) => ({ ...form, ...wordsOfOptions({ ...form }) })),
        );
      }),
      { numRuns: 60 },
    );
  });
});

test('Aiken is read with a verdict on each question, and what is left comes back to be read again', () => {
  const file = [
    '\uFEFFWhich is <hot>?',
    'A. sun',
    'B. ice',
    'ANSWER: A',
    '',
    'Without an answer?',
    'a) sun',
    'b) ice',
    '',
    'Another letter?',
    'A. sun',
    'B. ice',
    'ANSWER: D',
    '',
    'Out of order?',
    'A. sun',
    'C. ice',
    'ANSWER: C',
    '',
    'Alone',
    'ANSWER: A',
    '',
    'नेपाली?',
    'क. हो',
    'ख. होइन',
    'ANSWER: ख',
    '',
    'Eleven?',
    ...Array.from('ABCDEFGHIJK', (letter) => `${letter}. ${letter}`),
    'ANSWER: K',
  ].join('\r\n');
  expect(shortly(file).map(([question, options, ...faults]) => [question, String(options).slice(0, 9), ...faults])).toEqual([
    ['Which is &lt;hot>?', '✓sun ice'],
    ['Without an answer?', 'sun ice', 'correct: quiz_import.aiken_no_answer'],
    ['Another letter?', 'sun ice', 'correct: rules.no_such_option {"option":"D"}'],
    ['Out of order?', 'sun ✓ice', 'quiz_options: quiz_import.aiken_order'],
    ['Alone<br>ANSWER: A', '', 'quiz_options: quiz_import.aiken_no_options'],
    ['नेपाली?', 'हो ✓होइन'],
    ['Eleven?', 'A B C D E', 'quiz_options: rules.too_many_rows {"count":10}'],
  ]);
  const read = readQuestions(file);
  expect(read.format).toBe('txt');
  const rest = read.rest([{ index: 2, reason: 'no such\noption' }]);
  expect(rest).toBe('// reason: no such option\nAnother letter?\nA. sun\nB. ice\nANSWER: D\n');
  expect(shortly(rest.replace('D', 'B'))).toEqual([['Another letter?', 'sun ✓ice']]);
});

test('what was spoilt before is noted beside its row, which can be added', () => {
  const rows = rowsOf('question,option_1,option_2,correct\n?????? ???,1-Feb,3-Apr,1\nà¤¨à¥‡,#REF!,1.2E+10,2\nWhich?,a,b,1');
  expect(
    rows.map(({ faults, notes }) => [faults, notes.map(({ message }) => message.replace('quiz_import.spoilt.', ''))]),
  ).toEqual([
    [[], ['question_marks', 'date']],
    [[], ['wrong_encoding', 'short_number', 'formula_error']],
    [[], []],
  ]);
});
