import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { boundSpans, isTooEmpty } from './tables';

function bounded(rows: string): string {
  const table = new JSDOM(`<table>${rows}</table>`).window.document?.querySelector('table');
  if (!table) throw new Error('There is no table.');
  const before = table.outerHTML;
  expect(boundSpans(table)).toBe(table.outerHTML !== before);
  return table.innerHTML.replaceAll(/<\/?tbody>|<\/t[dhr]>|<\/colgroup>/g, '');
}

test.each([
  ['<tr><td colspan="1000" rowspan="1000">a', '<tr><td>a'],
  ['<tr><td colspan="1000"><tr><td><td>', '<tr><td colspan="3"><tr><td><td>'],
  ['<tr><td rowspan="1000"><td><tr><td>', '<tr><td rowspan="2"><td><tr><td>'],
  ['<tr><th colspan="99999999999"><td><tr><td colspan="500"><td>', '<tr><th colspan="3"><td><tr><td><td>'],
  ['<thead><tr><th rowspan="9"></thead><tr><td>', '<thead><tr><th></thead><tr><td>'],
  ['<tr><td colspan="-4" rowspan="x">', '<tr><td>'],
  ['<tr><td rowspan="0"><td><tr><td>', '<tr><td rowspan="2"><td><tr><td>'],
  ['<colgroup span="1000"><tr><td>a', '<colgroup span="2"><tr><td>a'],
  ['<colgroup><col span="900"><col></colgroup><tr><td>a', '<colgroup><col span="2"><col><tr><td>a'],
  ['<tr><td colspan="6"><tr><td colspan="3"><td colspan="3">', '<tr><td colspan="2"><tr><td><td>'],
])('of the spans of %s those that are there stay', (rows, left) => {
  expect(bounded(rows)).toBe(left);
});

test.each([
  '<tr><td colspan="2">a<tr><td>b<td>c',
  '<tr><td rowspan="2">a<td>b<tr><td>c',
  '<tr><td rowspan="2" colspan="2">a<td>b<tr><td>c<tr><td>d<td>e<td>f',
  '<colgroup><col width="64" span="2"><col><tr><td>a<td>b<td>c',
  '<tr><td><tr><td><td><tr><td colspan="1"><td><td>',
])('%s stays', (rows) => {
  expect(bounded(rows)).toBe(rows);
});

test('steps of cells lose their spans, which would be as many places as their square', () => {
  const steps = Array.from({ length: 200 }, (_, index) => `<tr><td colspan="${index + 1}">x`).join('');
  expect(bounded(steps)).not.toMatch(/colspan="(?!1")/);
});

test.each([
  [`<table><tr>${'<td>'.repeat(200)}${'<tr><td>'.repeat(200)}</table>`, true],
  [`<table><tr>${'<td>'.repeat(20)}${'<tr><td>'.repeat(4000)}</table>`, true],
  [`<table><tr>${'<td>'.repeat(1000)}${'<tr><td colspan=1000>'.repeat(1000)}</table>`, true],
  [`<table>${`<tr>${'<td>x</td>'.repeat(10)}</tr><tr><th colspan="10">y</th></tr>`.repeat(600)}</table>`, false],
  [`<table>${`<tr>${'<td>x</td>'.repeat(20)}</tr>`.repeat(500)}</table>`, false],
])('whether a table is too empty: %#', (html, isSo) => {
  expect(isTooEmpty(html)).toBe(isSo);
});
