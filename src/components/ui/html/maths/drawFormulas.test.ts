import { expect, test, vi } from 'vitest';
import { sanitizedNodes } from '../sanitize';
import { drawFormulas } from './drawFormulas';

const texts = { broken: (reason: string) => `broken: ${reason}`, tooLarge: 'too large', defines: 'defines', divided: 'divided' };

function drawn(html: string): HTMLElement {
  const place = document.createElement('div');
  place.append(drawFormulas(sanitizedNodes(html, 'content'), texts));
  return place;
}

/** Returns the rendered formulas as they were written, and the text around them. */
function readBack(place: HTMLElement) {
  const formulas = [...place.querySelectorAll('.katex')].map((each) => each.querySelector('annotation')?.textContent);
  for (const each of place.querySelectorAll('.katex')) each.replaceWith('#');
  return { formulas, html: place.innerHTML };
}

test.each([
  ['<p>Is \\(x^2\\) &gt; \\(y\\)?</p>', ['x^2', 'y'], '<p>Is # &gt; #?</p>'],
  ['<ul><li><b>\\(a\\)</b></li><li>b</li></ul>', ['a'], '<ul><li><b>#</b></li><li>b</li></ul>'],
  ['\\(a &lt; b\\) &amp; c', ['a < b'], '# &amp; c'],
  ['<p>one<br>\\(x<br>+ y\\)<br>two</p>', ['x + y'], '<p>one<br>#<br>two</p>'],
  ['<p>\\(x<b>+</b>y\\)</p>', ['x+y'], '<p>#</p>'],
  ['<p>\\(x<span style="color: red">+<em>y</em></span>\\) and z</p>', ['x+y'], '<p># and z</p>'],
  ['<p><b>It is \\(x</b>+y\\) or \\(z\\)</p>', ['x+y', 'z'], '<p><b>It is </b># or #</p>'],
  ['<p>\\(x<i>+<br>y\\) or</i> z</p>', ['x+ y'], '<p>#<i> or</i> z</p>'],
  ['<p>\\(a\\)\\(b<b>c\\)\\(d</b>\\)</p>', ['a', 'bc', 'd'], '<p>##<b></b>#</p>'],
  ['<p>x<sub>\\(y\\)</sub></p>', ['y'], '<p>x<sub>#</sub></p>'],
  ['If \\(0<i<9\\) then', ['0<i<9'], 'If # then'],
  ['<p>\\(a<b\\) and \\(c>d\\), <b>e</b></p>', ['a<b', 'c>d'], '<p># and #, <b>e</b></p>'],
  ['<p>\\(a<b>c\\)</p>', ['a<b>c'], '<p>#</p>'],
  ['<p>\\(x</p><p>y\\)</p>', [], '<p>\\(x</p><p>y\\)</p>'],
])('%s', (html, formulas, rest) => {
  expect(readBack(drawn(html))).toEqual({ formulas, html: rest });
});

test('a formula on a line of its own is rendered as a block', () => {
  const place = drawn('<p>It is \\[\\frac{1}{2}\\]</p>');
  expect(place.querySelector('.katex-display .mfrac')).not.toBeNull();
});

test.each(['code', 'pre', 'kbd', 'samp', 'a'])('the text in <%s> stays as it was typed', (name) => {
  const place = drawn(`<${name} href="https://example.com/\\(x\\)"><b>\\(x\\)</b></${name}>`);
  expect(place.querySelector('.katex')).toBeNull();
  expect(place.textContent).toBe('\\(x\\)');
});

test.each([
  ['\\(\\frac{1}{2\\)', /^broken: .*expected '}'|^broken: .*Expected '}'/],
  ['\\(\\nosuchthing\\)', /^broken: Undefined control sequence: \\nosuchthing/],
  [`\\(${'\\not '.repeat(390)}x\\)`, /^broken: Too many expansions/],
  ['\\(\\def\\a{\\a\\a}\\a\\)', /^defines$/],
  ['\\(\\gdef\\a{x}\\a\\)', /^defines$/],
  ['\\(\\newcommand\\a{x}\\a\\)', /^defines$/],
  [`\\(${'x'.repeat(2001)}\\)`, /^too large$/],
  [`\\(${'{'.repeat(1900)}\\)`, /^broken: /],
])('%s stands as it is written, with a mark that says why', (html, why) => {
  const mark = drawn(`<p>${html}</p>`).querySelector('mark');
  expect(mark).toHaveTextContent(html);
  expect(mark?.title).toMatch(why);
});

test.each([
  '\\(x<sup>2</sup>\\)',
  '\\(x<sub>2</sub>+<b>y</b>\\)',
  '\\(x<a href="https://example.com">y</a>\\)',
  '\\(x<code>y</code>\\)',
  '\\(x<s>y</s>\\)',
  '\\(x<img alt="" src="https://example.com/y.png">\\)',
])('%s is divided by what is more than lettering, and marked with it', (html) => {
  const place = drawn(`<p>a ${html} b</p>`);
  expect(place.querySelector('.katex')).toBeNull();
  expect(place.querySelector('mark')).toHaveAttribute('title', 'divided');
  const source = document.createElement('p');
  source.innerHTML = html;
  expect(place.querySelector('mark')).toHaveTextContent(source.textContent);
});

test.each([
  ['\\(x<a href="https://example.com">y</a>\\) <a href="https://example.com">\\(z\\)</a>', 0],
  ['<p>\\(x</p><p>y\\)</p><ul><li>\\(z</li><li>w\\)</li></ul>', 0],
  ['<pre>\\(x\\)</pre><kbd>\\(y\\)</kbd>', 0],
  ['\\(x<s>y</s>\\) \\(x<sup>2</sup>\\)', 0],
  ['<p>\\(x<span>y</span>\\)</p><p>\\(z\\)</p>', 2],
])('of %s as many formulas are rendered in a cell as in details', (html, count) => {
  for (const profile of ['words', 'content'] as const) {
    const nodes = drawFormulas(sanitizedNodes(html, profile), texts);
    expect(nodes.querySelectorAll('.katex')).toHaveLength(count);
  }
});

test.each([
  ['acids', '\\ce{H2SO4}', 'H'],
  ['reactions', '\\ce{SO4^2- + Ba^2+ -> BaSO4 v}', 'SOX'],
  ['equilibria', '\\ce{A <=> B}', 'A'],
  ['units', '\\pu{123 kJ/mol}', '123'],
])('chemistry is rendered: %s', (_, tex, part) => {
  expect(drawn(`\\(${tex}\\)`).querySelector('.katex-html')).toHaveTextContent(part);
});

const rows = (row: string, count: number) => `\\begin{matrix}${row.repeat(count)}\\end{matrix}`;
test.each([
  ['a wide array', rows('&', 1900)],
  ['a high array', rows('\\\\', 900)],
  ['high rows', rows('x\\\\[9em]', 9)],
  ['many lines', 'x\\\\'.repeat(600)],
  ['lines far apart', '\\\\[9em]'.repeat(20)],
  ['high rules', 'x\\\\\\rule{1em}{9em}'.repeat(9)],
  ['roots within roots', '\\sqrt{'.repeat(270) + '}'.repeat(270)],
  ['powers of powers', 'x^{'.repeat(500) + '}'.repeat(500)],
  ['chemistry', `\\ce{${'H2SO4^2- '.repeat(210)}}`],
  ['arrows', '\\xrightarrow{'.repeat(130) + '}'.repeat(130)],
  ['strokes', '\\cancel{'.repeat(220) + '}'.repeat(220)],
])('a formula that is drawn larger than bounds allow stays as it is written: %s', (_, tex) => {
  const place = drawn(`\\(${tex}\\)`);
  expect(place.querySelector('mark')).toHaveAttribute('title', 'too large');
  expect(place.querySelectorAll('*')).toHaveLength(1);
});

test.each([
  ['large', rows('1&2&3&4&5&6&7&8\\\\', 8), 60],
  ['high', 'x\\\\\\rule{1em}{9em}\\\\\\rule{1em}{9em}', 60],
  ['small', 'x^2', 1000],
  ['broken', `${'x'.repeat(1900)}}`, 50],
])('all formulas of a text together are bounded, too: %s', (_, tex, count) => {
  const place = drawn(`<p>\\[${tex}\\]</p>`.repeat(count));
  expect(place.querySelectorAll('.katex *').length).toBeLessThan(5000);
  expect(place.querySelectorAll('mark[title="too large"]').length).toBeGreaterThan(count / 4);
});

test('only the first of very many formulas are rendered', () => {
  const place = drawn('\\(x\\)'.repeat(301));
  expect(place.querySelectorAll('.katex')).toHaveLength(300);
  expect(place.querySelectorAll('mark')).toHaveLength(1);
});

test.each([
  '\\href{javascript:alert(1)}{x}',
  '\\url{https://example.com}',
  '\\includegraphics{https://example.com/a.png}',
  '\\htmlStyle{position: fixed}{x}',
  '\\htmlClass{MuiAlert-root}{x}',
  '\\htmlId{main}{x}',
  '\\htmlData{popup=1}{x}',
])('%s leads nowhere, fetches nothing and sets nothing', (tex) => {
  const place = drawn(`\\(${tex}\\)`);
  expect(place.querySelector('a, img, [id], [data-popup], .MuiAlert-root, [style*=fixed]')).toBeNull();
});

test('markup in a formula is text', () => {
  const place = drawn('\\(\\text{&lt;img src=x onerror=alert(1)&gt;}\\)');
  expect(place.querySelector('img')).toBeNull();
  expect(place.querySelector('annotation')).toHaveTextContent('<img src=x onerror=alert(1)>');
});

test('a size is bounded, and letters of any script stand in a formula without a word in the console', () => {
  const said = vi.spyOn(console, 'warn');
  const place = drawn('\\(\\rule{500em}{500em} \\text{क्षेत्रफल} = \\vec{v}\\)');
  expect(place.querySelector<HTMLElement>('.katex-rule')?.style.borderTopWidth).toBe('10em');
  expect(place.querySelector('.katex-html')).toHaveTextContent('क्षेत्रफल');
  expect(said).not.toHaveBeenCalled();
});
