import { shortQuestion, shortRows } from '@tests/support/shortRows';
import { expect, test } from 'vitest';
import { emptyForm } from './questionRow';
import { writeGiftFile } from './questionsGift';
import { readQuestions } from './readQuestions';

const read = (text: string) => shortRows(text).map(({ question, options, said }) => [question, options, said]);

test.each([
  [
    'a best answer beside a weighted one',
    'Which lake is largest?{~%50%Phewa ~Begnas =Rara}\n',
    ['Which lake is largest?', ['Phewa', 'Begnas', '✓Rara'], ['gift_share_false Phewa 50']],
  ],
  [
    'weights without a best answer',
    'Which are metals?{~%50%iron ~%50%gold ~%-100%glass}\n',
    ['Which are metals?', ['✓iron', '✓gold', 'glass'], []],
  ],
  ['a part of the marks', 'Which?{~%50%a ~b}', ['Which?', ['✓a', 'b'], ['gift_share_true a 50']]],
  [
    'a brace that isn’t escaped',
    'Which is a set?{=\\{1,2\\} ~1,2#a pair {x}}\n',
    ['Which is a set?{=\\{1,2\\} ~1,2#a pair {x}}', [], ['gift_brace {x}}']],
  ],
  [
    'a missing picture',
    '[html]<p>Name it <img src\\="@@PLUGINFILE@@/map.png"></p>{=A ~B}\n',
    ['<p>Name it </p>', ['✓A', 'B'], ['missing_file map.png']],
  ],
  [
    'markdown',
    '[markdown]Which is **not** a river?{=lake ~stream}\n',
    ['Which is **not** a river?', ['✓lake', 'stream'], ['gift_markdown']],
  ],
  ['a formula between two dollars', 'Solve $$x^2\\=4$$.{=2 ~3}\n', ['Solve \\[x^2=4\\].', ['✓2', '3'], []]],
  [
    'text in angle brackets',
    'question,option_1,option_2,correct\nWhat does the <title> tag set?,The tab name,vector<T>,1\n',
    ['What does the &lt;title> tag set?', ['✓The tab name', 'vector&lt;T>'], []],
  ],
  [
    'options that are tags',
    'question,option_1,option_2,correct\nWhich makes a link?,<a>,<p>,1\n',
    ['Which makes a link?', ['✓&lt;a>', '&lt;p>'], []],
  ],
  [
    'a number that is a place and a text',
    'question,option_1,option_2,option_3,option_4,correct\nHow many legs has a cow?,2,3,4,6,4\n',
    ['How many legs has a cow?', ['2', '3', '4', '6'], ['key_two_ways 4 4 6 3 option_4 option_3']],
  ],
  [
    'a letter that is a place and a text',
    'question,option_1,option_2,option_3,option_4,correct\nWhich is the first vowel?,e,a,i,o,a\n',
    ['Which is the first vowel?', ['e', 'a', 'i', 'o'], ['key_two_ways a 1 e 2 option_1 option_2']],
  ],
  [
    'a number that can only be a text',
    'question,option_1,option_2,option_3,option_4,correct\nWhat is 5 x 55?,165,240,275,334,275\n',
    ['What is 5 x 55?', ['165', '240', '✓275', '334'], []],
  ],
  [
    'a separator line',
    'sep=;\nQuestion;Option 1;Option 2;Correct\nWhich is red?;rose;grass;1\n',
    ['Which is red?', ['✓rose', 'grass'], []],
  ],
  [
    'a title row and a blank line above the head',
    'Model set of Shrawan,,,\n,,,\nQuestion,Option 1,Option 2,Correct\nWhich is red?,rose,grass,1\n',
    ['Which is red?', ['✓rose', 'grass'], []],
  ],
  [
    'letters as the paper prints them',
    'प्रश्न,विकल्प क,विकल्प ख,सही\nरातो कुन हो?,गुलाफ,घाँस,क\n',
    ['रातो कुन हो?', ['✓गुलाफ', 'घाँस'], []],
  ],
  [
    'a comparison inside a formula of an HTML text',
    '[html]<p>If \\\\(0<i<9\\\\) then i is</p>{=positive ~negative}\n',
    ['<p>If \\(0&lt;i&lt;9\\) then i is</p>', ['✓positive', 'negative'], []],
  ],
  [
    'options that differ by a joiner',
    'question,option_1,option_2,correct\nशुद्ध कुन हो?,गर्\u200dयो,गर्यो,1\n',
    ['शुद्ध कुन हो?', ['✓गर्\u200dयो', 'गर्यो'], []],
  ],
  [
    'chemistry',
    'question,option_1,option_2,correct\nName \\(\\ce{H2SO4}\\).,sulphuric acid,nitric acid,1\n',
    ['Name \\(\\ce{H2SO4}\\).', ['✓sulphuric acid', 'nitric acid'], []],
  ],
  [
    'a definition inside a formula',
    'question,option_1,option_2,correct\nWhat is \\(\\def\\a{xx}\\a\\a\\)?,a,b,1\n',
    ['What is \\(\\def\\a{xx}\\a\\a\\)?', ['✓a', 'b'], ['rules.must_not_define']],
  ],
])('%s', (_, text, question) => {
  expect(read(text)).toEqual([question]);
});

test('format marks belong to the text that follows', () => {
  const text = '[html]<p>Which colour?</p>{~[moodle]green =[plain]red#[html]<p>yes</p>}\n';
  expect(read(text)).toEqual([['<p>Which colour?</p>', ['green', '✓red'], []]]);
  expect(readQuestions(text).rows[0]?.().form.answer_desc).toBe('<p>yes</p>');
});

test('the first feedback of a true-false question is of the wrong answer', () => {
  const text = 'Nepal has a coast.{FALSE#It has none.#Right.}\n';
  expect(read(text)).toEqual([['Nepal has a coast.', ['True', '✓False'], []]]);
  expect(readQuestions(text).rows[0]?.().form.answer_desc).toBe('<p>True: It has none.</p><p>False: Right.</p>');
});

test.each(['\r', '\r\n', '\n', '\r\r\n'])('both formats are read with lines that end in %j', (end) => {
  const gift = ['Which is hot?{=sun ~ice}', '', 'Which is cold?{=ice ~sun}', ''].join(end);
  expect(read(gift).map(([question]) => question)).toEqual(['Which is hot?', 'Which is cold?']);
  const csv = ['sep=,', 'question,A,B,correct', '"Which', 'is hot?",sun,ice,A', '', 'Which is cold?,sun,ice,B', ''].join(end);
  expect(read(csv).map(([question]) => question)).toEqual(['Which<br>is hot?', 'Which is cold?']);
});

test('what stands above the head is told; its rows keep their numbers', () => {
  const file = readQuestions('"Model set, 2082",,\n\n,,\nBy: R. Thapa\nQuestion,A,B,Key\nQ?,a,b,A');
  expect(file).toMatchObject({ format: 'csv', above: ['Model set, 2082', 'By: R. Thapa'] });
  expect(file.rows.map((each) => each().line)).toEqual([6]);
});

test.each(['sep=;', 'SEP=;', '"sep=;"', 'sep=|', 'sep=\t', '\uFEFFsep=;', 'sep=;;;;', 'sep=^'])(
  '%j names the separator',
  (line) => {
    const [, sign = ''] = /=(.)/.exec(line) ?? [];
    const text = `${line}\n${['Question', 'A', 'B', 'Key'].join(sign)}\n${['1, 2?', 'a', 'b', 'B'].join(sign)}`;
    expect(read(text)).toEqual([['1, 2?', ['a', '✓b'], []]]);
  },
);

test('cells beyond the head’s columns are told, and come back with the row', () => {
  const file = 'question,A,B,key\nWhich, of two?,a,b,A\nQ?,a,b,A,,\nQ?,a,c,A,,see p. 5';
  expect(read(file).map(([, , said]) => said)).toEqual([['csv_beyond A'], [], ['csv_beyond see p. 5']]);
  expect(readQuestions(file).rest([{ index: 2, reason: 'x' }])).toContain('x,Q?,a,c,A,,see p. 5');
});

test('columns without a name, and a second of the same name, are told', () => {
  expect(readQuestions('question,,A,B,key,Option 1,\nQ?,x,a,b,A,c,').unknown).toEqual(['(B)', 'Option 1']);
});

test.each([
  ['<img src="@@PLUGINFILE@@/a%20b.png">', 'a b.png'],
  ['<img src="file:///C:/pics/map.png">', 'map.png'],
  ['<img src="C:\\pics\\map.png">', 'map.png'],
  ['<img src=map.png>', 'map.png'],
  ["<img alt='x' src='pics/map.png'>", 'map.png'],
  ['<img src="data:image/png;base64,AAAA">', 'data:…'],
  ['<img src="blob:https://a.np/1">', '1'],
  ['<p><a href="@@PLUGINFILE@@/notes.pdf">notes</a></p>', 'notes.pdf'],
  ['<video src="@@PLUGINFILE@@/a.mp4"></video>', 'a.mp4'],
  ['<img src="@@PLUGINFILE@@/a b.png">', 'a b.png'],
  ['<object data="map.swf"></object>', 'map.swf'],
  ['![map](@@PLUGINFILE@@/map.png)', 'map.png'],
  ['![map](map.png "The map")', 'map.png'],
])('%s shows a file that isn’t there', (html, file) => {
  const row = shortQuestion(`See ${html}`, 'html');
  expect(row?.said).toEqual([`missing_file ${file}`]);
  expect(row?.question).not.toContain('src=');
});

test.each([
  '<img src="https://a.np/b.png">',
  '![b](https://a.np/b.png)',
  '<img src="">',
  '<img src="/files/b.png">',
  '<a href="mailto:a@b.np">a</a>',
])('%s shows none', (html) => {
  expect(shortQuestion(`See ${html}`, 'html')?.said).toEqual([]);
});

test('dollars in a question of the bank stay dollars', () => {
  expect(shortQuestion('Is it $$5$$?', 'html')?.question).toBe('Is it $$5$$?');
  expect(shortQuestion('Is it $$5$$?')?.question).toBe('Is it \\[5\\]?');
  const form = {
    question: 'Is it $$5$$?',
    quiz_options: [
      { options: '$$', correct: true },
      { options: 'b$$$', correct: false },
    ],
  };
  const written = writeGiftFile([{ ...emptyForm, ...form }]);
  expect(shortRows(written)).toEqual([{ question: 'Is it $$5$$?', options: ['✓$$', 'b$$$'], said: [] }]);
});
