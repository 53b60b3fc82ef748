import { fireEvent, waitFor } from '@testing-library/react';
import Quill from 'quill';
import { expect, onTestFinished, test, vi } from 'vitest';
import { normalise } from './editedText';
import { editors } from './editors';
import { losesFormatting } from './formatting';
import { mountEditor } from './mountEditor';
import { formulaPath } from './tools';

const names = ['ck', 'quill', 'jodit', 'tiptap'] as const;

async function open(name: keyof typeof editors, html: string) {
  const place = document.body.appendChild(document.createElement('div'));
  const onChange = vi.fn();
  const onPaste = vi.fn();
  const onFormula = vi.fn();
  const options = {
    language: 'en',
    say: () => '',
    onChange,
    onBlur: vi.fn(),
    onPaste,
    onFormula,
    onPictures: vi.fn(),
    media: { fetch: vi.fn() },
  };
  const editor = await mountEditor(place, await editors[name].load(), options);
  onTestFinished(() => {
    editor.destroy();
    place.remove();
  });
  editor.setHtml(html);
  return { editor, place, onChange, onPaste, onFormula };
}

const written =
  '<h2>संविधान</h2><p>A <strong>bold</strong> and <em>slanted</em> <a href="https://psc.gov.np">link</a></p><ul><li>one</li><li>two</li></ul>';

test.each(names)('%s holds what an author writes', async (name) => {
  const { editor } = await open(name, written);
  const html = normalise(editor.getHtml());
  expect(html).toContain('<h2>संविधान</h2><p>A <strong>bold</strong> and');
  expect(losesFormatting(written, html)).toBe(false);
});

test.each(names)('%s says what it is told of the field', async (name) => {
  const { editor, place } = await open(name, '');
  editor.setAttributes({ role: 'textbox', 'aria-labelledby': 'label', 'aria-invalid': 'true' });
  const editable = place.querySelector('[contenteditable=true]');
  expect(editable).toHaveAttribute('aria-labelledby', 'label');
  editor.setAttributes({ role: 'textbox', 'aria-labelledby': 'label', 'aria-invalid': undefined });
  expect(editable).not.toHaveAttribute('aria-invalid');
});

test.each(names)('plain text of Google Docs isn’t bold in %s', async (name) => {
  const copied =
    '<b style="font-weight:normal;" id="docs-internal-guid-8d1f"><p dir="ltr"><span style="font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;">Plain and </span><span style="font-weight:700;">bold</span></p></b>';
  const { editor, place } = await open(name, '');
  paste(place, copied);
  expect(place.querySelector('[contenteditable=true]')).toHaveTextContent('Plain and bold');
  expect(normalise(editor.getHtml())).not.toMatch(/<(b|strong)\b[^>]*>(<span[^>]*>)*Plain/);
  editor.setHtml(copied);
  expect(normalise(editor.getHtml())).not.toMatch(/<(b|strong)\b[^>]*>(<span[^>]*>)*Plain/);
});

/** Pastes HTML at the cursor. */
function paste(place: HTMLElement, html: string, files: File[] = []) {
  const editable = place.querySelector<HTMLElement>('[contenteditable=true]');
  if (!editable) throw new Error('There is nothing to paste into.');
  editable.focus();
  const types = html ? ['text/html'] : ['Files'];
  const clipboardData = { getData: (type: string) => (type === 'text/html' ? html : ''), types, files, items: [] };
  fireEvent.paste(editable, { clipboardData });
}

const ofWord =
  '<!--[if gte vml 1]><v:shape><v:imagedata src="file:///C:/a.png"/></v:shape><![endif]--><![if !vml]><img src="file:///C:/a.png"><![endif]>';
const vector = '<p>text<!--[if gte vml 1]><v:shape><v:imagedata src="file:///C:/a.wmz"/></v:shape><![endif]--></p>';
const shared = '<p>text <img src="https://coursedesk.test/a.png?b=1&amp;c=2" alt="a"></p>';

test.each(
  names.flatMap((name) => [ofWord, vector, '<img src="data:image/png;base64,AA==">'].map((html) => [name, html] as const)),
)('%s reports that it leaves out a picture without a web address: %s', async (name, html) => {
  const { place, onPaste } = await open(name, '');
  paste(place, html);
  await waitFor(() => expect(onPaste).toHaveBeenCalledWith(true));
});

test.each(names)('%s reports that it leaves out a picture that is no part of a text', async (name) => {
  const { place, onPaste } = await open(name, '');
  paste(place, '', [new File(['x'], 'screen.png', { type: 'image/png' })]);
  await waitFor(() => expect(onPaste).toHaveBeenCalledWith(true));
});

test.each(names)('%s reports a picture with a web address only if it leaves it out', async (name) => {
  const { editor, place, onPaste } = await open(name, '');
  paste(place, shared);
  await waitFor(() => expect(onPaste).toHaveBeenCalledWith(!editor.getHtml().includes('a.png')));
  paste(place, '<p>without</p>');
  await waitFor(() => expect(onPaste).toHaveBeenLastCalledWith(false));
});

const equation =
  '<p>Is <!--[if gte msEquation 12]><m:oMath><m:f><m:num><i><m:r>x+1</m:r></i></m:num><m:den><m:r>2</m:r></m:den></m:f><m:r>=5</m:r></m:oMath><![endif]--><![if !msEquation]><img src="file:///C:/a.png"><![endif]> so?</p>';

test.each(names)('%s takes an equation of Word as a formula', async (name) => {
  const { editor, place, onPaste } = await open(name, '');
  paste(place, equation);
  editor.flush();
  expect(normalise(editor.getHtml())).toContain('Is \\(\\frac{x+1}{2}=5\\) so?');
  await waitFor(() => expect(onPaste).toHaveBeenCalledWith(false));
});

test.each(names)('%s gives a link without a scheme https', async (name) => {
  const { editor, place } = await open(name, '');
  paste(place, '<p>See <a href="www.psc.gov.np/x">PSC</a></p>');
  editor.flush();
  expect(normalise(editor.getHtml())).toContain('href="https://www.psc.gov.np/x"');
});

test.each(names)('%s takes a cell of a thousand rows and columns as one', async (name) => {
  const { editor } = await open(name, '<table><tr><td colspan="1000" rowspan="1000">x</td></tr></table>');
  expect(editor.getHtml()).not.toMatch(/(?:col|row)span="?1\d/);
});

const table = '<table><tbody><tr><td colspan="2">head</td></tr><tr><td>left</td><td>right</td></tr></tbody></table>';

test.each([
  ['ck', false],
  ['quill', true],
  ['jodit', false],
  ['tiptap', false],
] as const)('a table with a wide cell: that %s loses it is %s', async (name, loses) => {
  const { editor } = await open(name, table);
  expect(losesFormatting(table, editor.getHtml())).toBe(loses);
});

test.each(names)('%s keeps the styles of a text', async (name) => {
  const { editor, place } = await open(name, '<p style="text-align: right">right</p>');
  expect(place.querySelector('[contenteditable=true] p')).toHaveStyle({ textAlign: 'right' });
  expect(normalise(editor.getHtml())).toBe('<p style="text-align: right;">right</p>');
});

const hostile = `<p onclick="alert(1)" style="position: fixed; inset: 0">text</p><img src="x" onerror="alert(1)">
  <form action="https://evil.test"><input name="password"></form><style>body { display: none }</style>
  <script>alert(1)</script><a href="javascript:alert(1)">go</a><iframe src="https://evil.test"></iframe>`;

test.each(names)('%s lets nothing hostile in', async (name) => {
  const { editor, place } = await open(name, hostile);
  const editable = place.querySelector('[contenteditable=true]');
  expect(editable).toHaveTextContent('text');
  expect(editable?.querySelector('form, input, style, script, iframe, [onclick], [onerror], [href^=javascript]')).toBeNull();
  expect(editable?.innerHTML).not.toMatch(/position|javascript|alert/);
  expect(editor.getHtml()).not.toMatch(/position|javascript|alert|<form/);
});

test.each([
  ['a formula', { formula: '<img src="x" onerror="alert(1)">' }],
  ['a video', { video: 'https://x.test/"><img src="x" onerror="alert(1)">' }],
  ['a picture', { image: 'https://x.test/a.png' }],
])('Quill takes %s in no way', async (_what, embed) => {
  const { editor, place } = await open('quill', '<p>text</p>');
  const quill = Quill.find(place.querySelector('.ql-container') ?? place);
  if (!(quill instanceof Quill)) throw new Error('There is no Quill.');
  expect(() => quill.updateContents([{ insert: embed }])).toThrow('[Parchment]');
  expect(quill.root.querySelector('img, iframe, .ql-formula')).toBeNull();
  expect(editor.getHtml()).not.toContain('alert');
});

test.each(['quill', 'tiptap'] as const)('%s keeps the formats that a text may bring along', async (name) => {
  const brought =
    '<h3>a</h3><p><s>b</s> x<sub>2</sub> <code>c</code> <span style="color: red;">d</span></p><ol><li>e<ul><li>f</li></ul></li></ol><blockquote>g</blockquote><table><tbody><tr><td>h</td></tr></tbody></table>';
  const { editor } = await open(name, brought);
  expect(losesFormatting(brought, normalise(editor.getHtml()))).toBe(false);
});

test('TipTap writes a text as it was written', async () => {
  const list = '<ul><li>one<ol><li><strong>two</strong></li></ol></li><li><p>a</p><p>b</p></li></ul>';
  const cells = '<table><tbody><tr><th>a</th><td>b</td></tr></tbody></table>';
  const styled = '<p><span style="background-color: rgb(255, 0, 0); font-size: 18px;">c</span></p>';
  const { editor } = await open('tiptap', list + cells + styled);
  expect(normalise(editor.getHtml())).toBe(list + cells + styled);
});

test.each(names)('%s puts a formula where its cursor was', async (name) => {
  const { editor, place } = await open(name, '<p>Area</p>');
  editor.focus();
  document.getSelection()?.selectAllChildren(place.querySelector('[contenteditable=true] p') ?? place);
  document.getSelection()?.collapseToEnd();
  editor.insert('\\(\\frac{1}{2}\\)');
  editor.flush();
  expect(normalise(editor.getHtml())).toMatch(/^<p>(?:Area)?\\\(\\frac\{1\}\{2\}\\\)(?:Area)?<\/p>$/);
});

test('what is typed over the whole text of Jodit is a paragraph at once, with the cursor where it was', async () => {
  const { editor, place } = await open('jodit', '<p>Old</p>');
  const editable = place.querySelector<HTMLElement>('[contenteditable=true]');
  if (!editable) throw new Error('There is nothing to type into.');
  // As WebKit leaves it.
  editable.replaceChildren('Ne');
  document.getSelection()?.collapse(editable.firstChild, 2);
  fireEvent.input(editable);
  expect(editable.innerHTML).toBe('<p>Ne</p>');
  expect(document.getSelection()).toMatchObject({ anchorNode: editable.querySelector('p')?.firstChild, anchorOffset: 2 });
  editor.flush();
  expect(normalise(editor.getHtml())).toBe('<p>Ne</p>');
});

test.each(['ck', 'quill', 'jodit'] as const)('the button of %s asks for a formula', async (name) => {
  const { place, onFormula } = await open(name, '<p>Area</p>');
  const shape = [...place.querySelectorAll('path')].find((path) => path.getAttribute('d') === formulaPath);
  fireEvent.click(shape?.closest('button') ?? place);
  expect(onFormula).toHaveBeenCalledTimes(1);
});
