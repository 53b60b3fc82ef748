import { expect, test } from 'vitest';
import { judgedRow } from '../transfer/judgedRow';
import { readQuestions } from './readQuestions';

/** Reads a text; returns each question in short: its text, its options with the true ones marked, and what is said of it. */
const read = (text: string) =>
  readQuestions(text)
    .rows.map((row, index) => judgedRow(row(), index))
    .map(({ form, faults, notes }) => [
      form.question,
      form.quiz_options.map(({ options, correct }) => (correct ? `✓${options}` : options)),
      [...faults, ...notes].map(({ message, args = {} }) =>
        [message.replace('quiz_import.', ''), ...Object.values(args)].join(' '),
      ),
    ]);

/** A row of a table in short: without what is said of it, if nothing is. */
const row = (options: string, key: string) => {
  const cells = options.split(',');
  const head = ['question', ...cells.map((_, place) => `option_${place + 1}`), 'correct'];
  const [[, read_, said] = []] = read(`${head.join(',')}\nQ?,${options},"${key}"`);
  return [...(read_ ?? []), ...(said ?? [])];
};

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

test.each([
  'What does the <title> tag set?',
  'A List<int> or a Map<String>?',
  '#include <stdio.h>',
  'Which is bold: <b>, <i> or <u>?',
  'vector<b> and vector<i>',
  '<p>',
  '</p>',
  '<p></p>',
  '<br>',
  '<hr/>',
  '<img>',
  '<td>',
  '<b></b>',
  '<a>link</a>',
  'What does <br> do?',
  'What does <a href="https://a.np"> need?',
  'What does the <!-- x --> do?',
  'What shows <script>alert(1)</script>?',
  '<p> begins a paragraph',
  'Name <हो> or <e@mail.np>.',
])('%s is text', (text) => {
  const [[question] = []] = read(`question,A,B,key\n"${text.replaceAll('"', '""')}",1,2,A`);
  const box = document.createElement('div');
  box.innerHTML = String(question);
  expect(box.textContent).toBe(text);
});

test.each([
  ['<p>a</p>', '<p>a</p>'],
  ['H<sub>2</sub>O', 'H<sub>2</sub>O'],
  ['a<br>b', 'a<br>b'],
  ['a <br> b <br> c', 'a <br> b <br> c'],
  ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['<table><tr><td>a</td><td></td></tr></table>', '<table><tbody><tr><td>a</td><td></td></tr></tbody></table>'],
  ['<img src="https://a.np/b.png">', '<img src="https://a.np/b.png">'],
  ['<b>List<int></b>', '<b>List&lt;int&gt;</b>'],
  ['<b>a <i>b</b>', '<b>a &lt;i&gt;b</b>'],
])('%s is formatted', (text, html) => {
  const [[question] = []] = read(`question,A,B,key\n"${text.replaceAll('"', '""')}",1,2,A`);
  expect(question).toBe(html);
});

test.each([
  ['2,3,4,6', '4', ['2', '3', '4', '6', 'key_two_ways 4 4 6 3 option_4 option_3']],
  ['2,3,4,6', '४', ['2', '3', '4', '6', 'key_two_ways ४ 4 6 3 option_4 option_3']],
  ['२,३,४,६', '4', ['२', '३', '४', '६', 'key_two_ways 4 4 ६ 3 option_4 option_3']],
  ['2,3,4,6', '"2, 3"', ['2', '3', '4', '6', 'key_two_ways 2, 3 2, 3 3, 4 1, 2 option_2, option_3 option_1, option_2']],
  ['2,3,4,6', 'option_4', ['2', '3', '4', '✓6']],
  ['2,3,4,6', 'Option D', ['2', '3', '4', '✓6']],
  ['2,3,4,6', '(4)', ['2', '3', '4', '✓6']],
  ['2,3,4,6', '6', ['2', '3', '4', '✓6']],
  ['2,3,4,6', 'D', ['2', '3', '4', '✓6']],
  ['1,2,3,4', '3', ['1', '2', '✓3', '4']],
  ['a,b,c,d', 'B', ['a', '✓b', 'c', 'd']],
  ['E,A,I,O', 'a', ['E', 'A', 'I', 'O', 'key_two_ways a 1 E 2 option_1 option_2']],
  ['ख,क,ग,घ', 'क', ['ख', 'क', 'ग', 'घ', 'key_two_ways क 1 ख 2 option_1 option_2']],
  ['165,240,275,334', '275; 334', ['165', '240', '✓275', '✓334']],
  ['165,240,275,334', '२७५', ['165', '240', '✓275', '334']],
  ['Pokhara,Ilam,Jumla,Mugu', 'ilam', ['Pokhara', '✓Ilam', 'Jumla', 'Mugu']],
  ['Pokhara,Ilam,Jumla,Mugu', 'ख', ['Pokhara', '✓Ilam', 'Jumla', 'Mugu']],
  ['Pokhara,Ilam,Jumla,Mugu', '(b)', ['Pokhara', '✓Ilam', 'Jumla', 'Mugu']],
  ['Pokhara,Ilam,Jumla,Mugu', 'B.', ['Pokhara', '✓Ilam', 'Jumla', 'Mugu']],
  ['Pokhara,Ilam,Jumla,Mugu', 'क र ग', ['✓Pokhara', 'Ilam', '✓Jumla', 'Mugu']],
  ['Pokhara,Ilam,Jumla,Mugu', 'a) and c)', ['✓Pokhara', 'Ilam', '✓Jumla', 'Mugu']],
  ['<a>,<p>,<b>,<i>', '<p>', ['&lt;a>', '✓&lt;p>', '&lt;b>', '&lt;i>']],
])('of %s the key %s', (options, key, expected) => {
  expect(row(options, key.replace(/^"|"$/g, ''))).toEqual(expected);
});

test('a correct option beside a key says which of its two meanings is meant', () => {
  const table = (key: string) => `question,A,B,C,D,key,correct option\nQ?,2,3,4,6,${key}`;
  expect(read(table('4,6'))).toEqual([['Q?', ['2', '3', '4', '✓6'], []]]);
  expect(read(table('4,4'))).toEqual([['Q?', ['2', '3', '✓4', '6'], []]]);
});

test('an answer without a key is read in the same ways', () => {
  const table = (answer: string) => `question,A,B,C,D,answer\nQ?,2,3,4,6,${answer}`;
  expect(read(table('6'))).toEqual([['Q?', ['2', '3', '4', '✓6'], []]]);
  expect(read(table('4')).map(([, , said]) => said)).toEqual([['key_two_ways 4 4 6 3 option_4 option_3']]);
});

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
  ['![map](@@PLUGINFILE@@/map.png)', 'map.png'],
])('%s shows a file that isn’t there', (html, file) => {
  const [[question, , said] = []] = read(`format,question,A,B,key\nhtml,"See ${html.replaceAll('"', '""')}",1,2,A`);
  expect(said).toEqual([`missing_file ${file}`]);
  expect(question).not.toContain('src=');
});

test.each(['<img src="https://a.np/b.png">', '<img src="/files/b.png">', '<a href="mailto:a@b.np">a</a>'])(
  '%s shows none',
  (html) => {
    const [[, , said] = []] = read(`format,question,A,B,key\nhtml,"See ${html.replaceAll('"', '""')}",1,2,A`);
    expect(said).toEqual([]);
  },
);

test('dollars in a question of the bank stay dollars', () => {
  const text = 'format,question,A,B,key\nhtml,Is it $$5$$?,a,b,A';
  expect(read(text).map(([question]) => question)).toEqual(['Is it $$5$$?']);
  expect(read(text.replace('html', 'text')).map(([question]) => question)).toEqual(['Is it \\[5\\]?']);
});
