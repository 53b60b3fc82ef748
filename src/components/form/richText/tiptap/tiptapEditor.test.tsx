import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderWidget } from '@tests/support/renderWidget';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { RecordForm } from '@/components/form/RecordForm';
import type { FormValues } from '@/components/form/work/useSave';
import { htmlText } from '@/contract/fields';
import { editors } from '../editors';
import { RichTextInput } from '../RichTextInput';

const schema = z.object({ faq_desc: htmlText(5) });

// Preloaded: the editor's code is large, and on a busy machine the tests would time out.
beforeAll(async () => {
  await editors.tiptap.load();
});

async function open(text: string) {
  const saved = vi.fn(async (values: FormValues) => values);
  const { user } = await renderWidget(
    <RecordForm schema={schema} record={{ faq_desc: text }} save={saved} onSaved={() => undefined} drafts="none">
      <RichTextInput source="faq_desc" />
    </RecordForm>,
    {},
    { as: 'staff' },
  );
  const editable = await screen.findByRole('textbox', { name: /^Answer/ });
  await waitFor(() => expect(editable).toBeVisible());
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    return saved.mock.lastCall?.[0]['faq_desc'];
  };
  return { user, editable, save };
}

const tool = (name: string) => within(screen.getByRole('toolbar', { name: 'Formatting' })).getByRole('button', { name });
const isWork = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('the buttons make headings, formats, lists and quotes, and say what the cursor is in', async () => {
  const { user, editable, save } = await open('<p>Nepal</p><ul><li>one</li><li>two</li></ul>');
  await user.click(tool('Heading 2'));
  expect(within(editable).getByRole('heading', { level: 2, name: 'Nepal' })).toBeVisible();
  expect(tool('Heading 2')).toHaveAttribute('aria-pressed', 'true');
  expect(tool('Heading 3')).toHaveAttribute('aria-pressed', 'false');
  await user.click(tool('Heading 3'));
  await user.click(tool('Quote'));
  expect(await save()).toBe('<blockquote><h3>Nepal</h3></blockquote><ul><li>one</li><li>two</li></ul>');
});

test('the tools are one stop of the Tab key, and arrows lead from one to the next that is enabled', async () => {
  const { user, editable } = await open('<p>Nepal</p>');
  const stops = () =>
    within(screen.getByRole('toolbar'))
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toEqual([tool('Heading 2')]);
  tool('Heading 2').focus();
  await user.tab();
  expect(editable).toHaveFocus();
  await user.tab({ shift: true });
  expect(tool('Heading 2')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(tool('Bold')).toHaveFocus();
  // There is no list to indent and no change to undo.
  await user.keyboard('{End}');
  expect(tool('Quote')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(tool('Heading 2')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  await user.tab();
  await user.tab({ shift: true });
  expect(tool('Quote')).toHaveFocus();
  // A tool that becomes enabled adds no tab stop.
  await user.click(tool('Heading 3'));
  await waitFor(() => expect(tool('Undo')).toBeEnabled());
  await waitFor(() => expect(stops()).toEqual([tool('Heading 3')]));
});

test('an item of a list is indented and comes back', async () => {
  const list = '<ul><li>one</li><li>two</li></ul>';
  const { user, editable, save } = await open(list);
  expect(tool('Increase indent')).toBeDisabled();
  act(() => editable.focus());
  setCursor(within(editable).getByText('two'));
  await waitFor(() => expect(tool('Increase indent')).toBeEnabled());
  await user.click(tool('Increase indent'));
  expect(await save()).toBe('<ul><li>one<ul><li>two</li></ul></li></ul>');
  await user.click(tool('Decrease indent'));
  expect(isWork()).toBe(false);
});

/** Puts the cursor at the end of an element's text, as a click does. */
function setCursor(element: HTMLElement) {
  document.getSelection()?.collapse(element.firstChild, element.textContent.length);
  fireEvent(document, new Event('selectionchange'));
}

test('what is undone is no work, and Undo brings no other text back', async () => {
  const { user } = await open('<p>Nepal</p>');
  expect(tool('Undo')).toBeDisabled();
  await user.click(tool('Bold'));
  await user.click(tool('Heading 2'));
  expect(isWork()).toBe(true);
  await user.click(tool('Undo'));
  expect(isWork()).toBe(false);
  expect(tool('Undo')).toBeDisabled();
  expect(tool('Redo')).toBeEnabled();
});

test('a link is asked for by its key; an address of a script is refused, and one without its beginning completed', async () => {
  const { user, editable, save } = await open('<p>Nepal</p>');
  act(() => editable.focus());
  fireEvent.keyDown(editable, { key: 'a', keyCode: 65, ctrlKey: true });
  fireEvent.keyDown(editable, { key: 'k', ctrlKey: true });
  const address = await screen.findByRole('textbox', { name: 'Link address' });
  await user.type(address, 'javascript:alert(1){Enter}');
  expect(address).toBeInvalid();
  expect(address).toHaveAccessibleDescription('Must be a web address');
  await user.clear(address);
  await user.type(address, 'psc.gov.np{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Link' })).toBeNull());
  expect(within(editable).getByRole('link', { name: 'Nepal' })).toHaveAttribute('href', 'https://psc.gov.np');
  await waitFor(() => expect(editable).toHaveFocus());

  await user.click(tool('Link'));
  expect(await screen.findByRole('textbox', { name: 'Link address' })).toHaveValue('https://psc.gov.np');
  await user.click(screen.getByRole('button', { name: 'Remove link' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Link' })).toBeNull());
  expect(await save()).toBe('<p>Nepal</p>');
});

test('a link where nothing is selected shows its address', async () => {
  const { user, editable } = await open('<p></p>');
  await user.click(tool('Link'));
  await user.type(await screen.findByRole('textbox', { name: 'Link address' }), '/faq{Enter}');
  expect(await within(editable).findByRole('link', { name: '/faq' })).toHaveAttribute('href', '/faq');
});

test('what is pasted keeps what is harmless', async () => {
  const { editable, save } = await open('<p></p>');
  const html =
    '<p>Left</p><p style="text-align: right; position: fixed" onclick="x()">Right</p><p><a href="javascript:x()">go</a></p>';
  const clipboardData = { getData: (type: string) => (type === 'text/html' ? html : ''), types: ['text/html'], files: [] };
  fireEvent.paste(editable, { clipboardData });
  expect(within(editable).getByText('Right')).toHaveStyle({ textAlign: 'right' });
  expect(await save()).toBe('<p>Left</p><p style="text-align: right;">Right</p><p>go</p>');
});

test('a picture of Word that the editor leaves out is told, until the note is closed', async () => {
  const { user, editable } = await open('<p></p>');
  const word = '<p>Map<img src="file:///C:/Temp/image001.png"></p>';
  const getData = (type: string) => (type === 'text/html' ? word : '');
  fireEvent.paste(editable, { clipboardData: { getData, types: ['text/html'], files: [] } });
  const note = await screen.findByText(/^TipTap could not take every picture of what you pasted/);
  expect(editable).toHaveTextContent('Map');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(note).not.toBeInTheDocument());
});

test('the editor says which formatting it can’t hold, and keeps it until the text is changed', async () => {
  const indented = '<p style="margin-left: 40px;">Nepal</p>';
  const { user, save } = await open(indented);
  expect(await screen.findByText(/^TipTap cannot show all the formatting of this text/)).toBeVisible();
  expect(await save()).toBe(indented);
  await user.click(tool('Heading 2'));
  expect(await save()).toBe('<h2>Nepal</h2>');
});

// jsdom has none; ProseMirror makes one for what it pastes by itself.
beforeAll(() => void vi.stubGlobal('ClipboardEvent', Event));
afterAll(() => void vi.unstubAllGlobals());

const png = () => new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'a b.png', { type: 'image/png' });
const dataOf = (html: string, files: File[]) => ({
  getData: (type: string) => (type === 'text/html' ? html : ''),
  types: ['text/html', ...(files.length > 0 ? ['Files'] : [])],
  files,
  items: [],
});

test.each([
  ['a screenshot', '', [png()]],
  ['a picture of a page', '<img src="https://example.com/a.png">', [png()]],
  ['a picture in the HTML itself', '<p>It <img src="data:image/png;base64,iVBORw0KGgo="> is</p>', []],
])('%s is uploaded when it is pasted, and the text has its address', async (_, html, files) => {
  const { editable, save } = await open('<p>What is this?</p>');
  fireEvent.paste(editable, { clipboardData: dataOf(html, files) });
  expect(await screen.findByText(/^The picture is being uploaded/)).toBeVisible();
  await waitFor(() => expect(editable.querySelector('img[src^="blob:"]')).not.toBeNull());
  expect(screen.queryByText(/^The picture is being uploaded/)).not.toBeInTheDocument();
  const saved = await save();
  expect(saved).toMatch(/<img [^>]*src="\/media\/text_image\/[\w%-]+\/[^"]+\.png"/);
  expect(saved).not.toContain('blob:');
});

test('a picture that is refused is left out with the reason; the words are pasted', async () => {
  const { editable, save } = await open('');
  const html = '<p>Only words<img src="data:image/png;base64,AAAA"></p>';
  fireEvent.paste(editable, { clipboardData: dataOf(html, []) });
  expect(await screen.findByText(/^A picture was not uploaded, and is left out: Unsupported Format/)).toBeVisible();
  expect(await save()).toBe('<p>Only words</p>');
});
