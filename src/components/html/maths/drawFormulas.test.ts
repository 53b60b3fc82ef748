import { expect, test, vi } from 'vitest';
import { sanitizedNodes } from '../sanitize';
import { drawFormulas } from './drawFormulas';

const texts = { broken: (reason: string) => `broken: ${reason}`, tooLong: 'too long' };

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
  ['\\(\\def\\a{\\a\\a}\\a\\)', /^broken: Too many expansions/],
  [`\\(${'x'.repeat(2001)}\\)`, /^too long$/],
  [`\\(${'{'.repeat(1900)}\\)`, /^broken: /],
])('%s stands as it is written, with a mark that says why', (html, why) => {
  const mark = drawn(`<p>${html}</p>`).querySelector('mark');
  expect(mark).toHaveTextContent(html);
  expect(mark?.title).toMatch(why);
});

test('only the first of very many formulas are rendered, and a macro of one is unknown to the next', () => {
  const place = drawn('\\(x\\)'.repeat(301));
  expect(place.querySelectorAll('.katex')).toHaveLength(300);
  expect(place.querySelectorAll('mark')).toHaveLength(1);
  const macros = drawn('\\(\\gdef\\mine{y}\\mine\\) \\(\\mine\\)');
  expect(macros.querySelectorAll('.katex')).toHaveLength(1);
  expect(macros.querySelector('mark')?.title).toMatch(/mine/);
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
