import { expect, test, vi } from 'vitest';
import { editedText } from './editedText';
import type { Editor } from './editors';

/** An editor that writes bold in its own way, as every editor writes something. */
function fakeEditor() {
  let html = '';
  const editor: Editor = {
    getHtml: () => html,
    setHtml: (text) => {
      html = text.replaceAll(/(<\/?)b>/g, '$1strong>');
    },
    setAttributes: () => {},
    insert: () => {},
    focus: () => {},
    flush: () => {},
    destroy: () => {},
  };
  const type = (text: string) => {
    html = text;
  };
  return { editor, type };
}

function load(stored: string) {
  const { editor, type } = fakeEditor();
  const onChange = vi.fn<(html: string) => void>();
  const text = editedText(editor, onChange);
  text.show(stored);
  return {
    text,
    onChange,
    editor,
    edit: (html: string) => {
      type(html);
      text.note();
    },
  };
}

test('a text that is only loaded is not changed', () => {
  const { text, onChange } = load('<p><b>a</b></p>');
  text.note();
  expect(onChange).not.toHaveBeenCalled();
});

test('a text that is changed back is the stored one again', () => {
  const { edit, onChange } = load('<p><b>a</b></p>');
  edit('<p><strong>ab</strong></p>');
  edit('<p><strong>a</strong></p>');
  expect(onChange.mock.calls).toEqual([['<p><strong>ab</strong></p>'], ['<p><b>a</b></p>']]);
});

test('a text that was emptied is empty', () => {
  const { edit, onChange } = load('<p>a</p>');
  edit('<p><br></p>');
  expect(onChange).toHaveBeenCalledWith('');
});

test('a text from elsewhere replaces what was typed', () => {
  const { text, edit, editor, onChange } = load('<p>a</p>');
  edit('<p>ab</p>');
  text.show('<p>restored</p>');
  text.note();
  expect(editor.getHtml()).toBe('<p>restored</p>');
  expect(onChange).toHaveBeenCalledOnce();
});

test("the editor's own text, come back from the form, is not loaded again", () => {
  const { text, edit, editor } = load('<p>a</p>');
  edit('<p>ab</p>');
  const setHtml = vi.spyOn(editor, 'setHtml');
  text.show('<p>ab</p>');
  expect(setHtml).not.toHaveBeenCalled();
});

test('what an editor writes is made safe before it is passed on', () => {
  const { edit, onChange } = load('<p>a</p>');
  edit('<p>a</p><img src="/x.png" onerror="alert(1)"><iframe src="https://evil.test"></iframe>');
  expect(onChange).toHaveBeenCalledWith('<p>a</p><img src="/x.png">');
});
