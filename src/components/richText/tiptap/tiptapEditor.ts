import { DOMParser, DOMSerializer } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { Editor } from '@tiptap/react';
import './tiptapEditor.css';
import { createElement } from 'react';
import { createPortal } from 'react-dom';
import { parkStyles, unparkStyles } from '@/components/html/parkedStyles';
import { sanitize, sanitizedNodes } from '@/components/html/sanitize';
import type { MountEditor } from '../editors';
import { setAttributes } from '../setAttributes';
import { TiptapTools } from './TiptapTools';
import { tiptapExtensions } from './tiptapExtensions';

/** The editor of ra-input-rich-text: TipTap, with that package's formats and tools. */
export const mountTiptapEditor: MountEditor = async (place, { say, compact = false, onChange, onBlur }) => {
  const toolbar = place.appendChild(document.createElement('div'));
  const editor = new Editor({
    element: place,
    extensions: tiptapExtensions,
    // What is typed stays as it was typed: `**` is no word for bold.
    enableInputRules: false,
    enablePasteRules: ['link'],
    // The content security policy refuses its style sheet; ours has those rules.
    injectCSS: false,
    editorProps: { transformPastedHTML: (html) => parkStyles(sanitize(html, 'content')) },
    onUpdate: onChange,
    onBlur,
  });
  const { schema } = editor;
  const parser = DOMParser.fromSchema(schema);
  editor.view.setProps({ clipboardParser: new PastedParser(schema, parser.rules) });
  return {
    getHtml: () => htmlOf(editor),
    setHtml: (html) => {
      // In a new state, for what was there before is not to come back by Undo.
      const doc = parser.parse(sanitizedNodes(html, 'content'));
      editor.view.updateState(EditorState.create({ doc, plugins: editor.state.plugins }));
      // The tools hear of transactions alone.
      editor.view.dispatch(editor.state.tr);
    },
    setAttributes: (attributes) => setAttributes(editor.view.dom, attributes),
    tools: createPortal(createElement(TiptapTools, { editor, say, compact }), toolbar),
    focus: () => editor.view.focus(),
    flush: () => flush(editor.view),
    destroy: () => editor.destroy(),
  };
};

/** Reads what is pasted, whose styles are parked until then. */
class PastedParser extends DOMParser {
  override parseSlice(...[pasted, options]: Parameters<DOMParser['parseSlice']>) {
    if (pasted instanceof Element) unparkStyles(pasted);
    return super.parseSlice(pasted, options);
  }
}

/** The text as an author writes it: TipTap puts a paragraph into each item of a list and each cell. */
function htmlOf({ schema, state }: Editor): string {
  // Of another page, for its pictures are not to be fetched again at each key.
  const page = document.implementation.createHTMLDocument();
  DOMSerializer.fromSchema(schema).serializeFragment(state.doc.content, { document: page }, page.body);
  for (const box of page.querySelectorAll('li, td, th')) {
    const [first, ...more] = [...box.children].filter(({ localName }) => localName === 'p');
    if (first && more.length === 0 && !first.hasAttribute('style')) first.replaceWith(...first.childNodes);
  }
  for (const span of ['colspan', 'rowspan'])
    for (const cell of page.querySelectorAll(`[${span}="1"]`)) cell.removeAttribute(span);
  return page.body.innerHTML;
}

/** What ProseMirror learns of typing from, which its types leave out. */
interface Watched {
  domObserver: { forceFlush: () => void; flush: () => void };
}

const isWatched = (view: object): view is Watched => 'domObserver' in view;

function flush(view: object): void {
  if (!isWatched(view)) throw new Error('ProseMirror has no `domObserver`: what is typed last would be lost.');
  view.domObserver.forceFlush();
  view.domObserver.flush();
}
