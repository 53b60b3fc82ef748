import katex from 'katex';
import { expect, test } from 'vitest';
import { definesCommand, hasDefinition } from './formulaCommands';

const definitions = [
  '\\def\\a{x}\\a',
  '\\gdef\\a{x}\\a',
  '\\edef\\a{x}\\a',
  '\\xdef\\a{x}\\a',
  '\\let\\a=x\\a',
  '\\let\\a x\\a',
  '\\futurelet\\a\\b x',
  '\\global\\def\\a{x}\\a',
  '\\global\\let\\a=x\\a',
  '\\long\\def\\a{x}\\a',
  '\\newcommand\\a{x}\\a',
  '\\newcommand{\\a}[1]{#1}\\a x',
  '\\renewcommand\\sin{x}\\sin',
  '\\providecommand\\a{x}\\a',
  'y\\\\\\def\\a{x}',
  '{\\def \\a{x}}',
  '\\text{\\def\\a{x}}',
];

test.each(definitions)('%s defines a command', (tex) => {
  expect(definesCommand(tex)).toBe(true);
});

test.each(['\\delta', '\\left(x\\right)', '\\leftarrow', '\\longrightarrow', '\\\\def', '\\deg', 'let', 'x \\lt y', ''])(
  '%s defines none',
  (tex) => {
    expect(definesCommand(tex)).toBe(false);
  },
);

test('KaTeX knows no other command that defines', () => {
  const names = [
    ...'newenvironment renewenvironment DeclareMathOperator DeclareRobustCommand newmacro mathchardef chardef csname'.split(' '),
    ...'NewDocumentCommand newcommandx globaldefs outer protected toks count catcode everymath input'.split(' '),
  ];
  for (const name of names) expect(() => katex.renderToString(`\\${name}\\a{x}`), name).toThrow(/Undefined control sequence/);
});

test.each([
  ['<p>\\(\\def\\a{x}\\a\\)</p>', true],
  ['\\[\\newcommand{\\a}{x}\\]', true],
  ['&#92;(&#92;def\\a{x}&#92;)', true],
  ['\\(\\d<b>ef</b>\\a{x}\\)', true],
  ['\\(\\d\u200bef\\a{x}\\)', true],
  ['Write \\def\\a{x}', false],
  ['\\(x\\) \\def \\(y\\)', false],
])('that a formula of %s does is %s', (html, does) => {
  expect(hasDefinition(html)).toBe(does);
});
