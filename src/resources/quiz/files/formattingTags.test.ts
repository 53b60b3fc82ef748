import { shortQuestion } from '@tests/support/shortRows';
import { expect, test } from 'vitest';

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
  const question = shortQuestion(text)?.question ?? '';
  const box = document.createElement('div');
  box.innerHTML = question;
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
  const question = shortQuestion(text)?.question ?? '';
  expect(question).toBe(html);
});
