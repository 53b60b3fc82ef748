import { DOMParser, DOMSerializer } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { Editor } from '@tiptap/react';
import './tiptapEditor.css';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { BackgroundColor, FontFamily, FontSize, LineHeight } from '@tiptap/extension-text-style';
import { StarterKit } from '@tiptap/starter-kit';
import { DefaultEditorOptions } from 'ra-input-rich-text';
import { createElement } from 'react';
import { createPortal } from 'react-dom';
import { unparkStyles } from '@/components/ui/html/parkedStyles';
import { sanitize, sanitizedNodes } from '@/components/ui/html/sanitize';
import { showPicture } from '@/components/ui/media/storedPictures';
import { parkStyles } from '@/domain/html/parkStyles';
import { isWebUrl } from '@/domain/html/webUrl';
import type { Media } from '@/providers/api/media';
import type { MountEditor } from '../editors';
import { setAttributes } from '../formatting';
import { TiptapTools } from './TiptapTools';

/** The editor of ra-input-rich-text: TipTap, with that package's formats and tools. */
export const mountTiptapEditor: MountEditor = async (place, { say, size = 'full', media, onChange, onBlur, onFormula }) => {
  const toolbar = place.appendChild(document.createElement('div'));
  toolbar.dataset['tools'] = '';
  const editor = new Editor({
    element: place,
    extensions: tiptapExtensions,
    // Typed text stays as it is: `**` doesn't make it bold.
    enableInputRules: false,
    enablePasteRules: ['link'],
    // The content security policy refuses its style sheet; ours contains its rules.
    injectCSS: false,
    editorProps: { transformPastedHTML: (html) => parkStyles(sanitize(html, 'content')) },
    onUpdate: onChange,
    onBlur,
  });
  const { schema } = editor;
  const parser = DOMParser.fromSchema(schema);
  editor.view.setProps({
    clipboardParser: new PastedParser(schema, parser.rules),
    nodeViews: { ...editor.view.props.nodeViews, image: pictureView(media) },
  });
  return {
    getHtml: () => htmlOf(editor),
    setHtml: (html) => {
      // A new state, so that Undo doesn't restore the previous text.
      const doc = parser.parse(sanitizedNodes(html, 'content'));
      editor.view.updateState(EditorState.create({ doc, plugins: editor.state.plugins }));
      // The tools update on transactions only.
      editor.view.dispatch(editor.state.tr);
    },
    setAttributes: (attributes) => setAttributes(editor.view.dom, attributes),
    tools: createPortal(createElement(TiptapTools, { editor, say, size, onFormula }), toolbar),
    paste: (html, at) => {
      const found = at && editor.view.posAtCoords(at);
      if (found) editor.commands.setTextSelection(found.pos);
      editor.view.pasteHTML(html);
    },
    insert: (text) => void editor.chain().insertContent({ type: 'text', text }).run(),
    focus: () => editor.view.focus(),
    flush: () => flush(editor.view),
    destroy: () => editor.destroy(),
  };
};

/** Shows the pictures of a text, whose stored ones have no address in the demo; what is saved is their own address. */
const pictureView = (media: Media) => (node: { attrs: Readonly<Record<string, unknown>> }) => {
  const dom = document.createElement('img');
  for (const name of ['alt', 'title', 'width', 'height']) {
    const value = node.attrs[name];
    if (typeof value === 'string' || typeof value === 'number') dom.setAttribute(name, String(value));
  }
  const { src } = node.attrs;
  return { dom, destroy: showPicture(dom, typeof src === 'string' ? src : '', media) };
};

/** Parses pasted HTML after restoring its styles, which were parked until then. */
class PastedParser extends DOMParser {
  override parseSlice(...[pasted, options]: Parameters<DOMParser['parseSlice']>) {
    if (pasted instanceof Element) unparkStyles(pasted);
    return super.parseSlice(pasted, options);
  }
}

/** Returns the text's HTML without the paragraphs that TipTap puts into each list item and cell. */
function htmlOf({ schema, state }: Editor): string {
  // In another document, so that its pictures aren't fetched again at each key.
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

/** The observer through which ProseMirror notices typing; its types leave it out. */
interface Watched {
  domObserver: { forceFlush: () => void; flush: () => void };
}

const isWatched = (view: object): view is Watched => 'domObserver' in view;

function flush(view: object): void {
  if (!isWatched(view)) throw new Error('ProseMirror has no `domObserver`: what is typed last would be lost.');
  view.domObserver.forceFlush();
  view.domObserver.flush();
}

/** TipTap's own HTML contains widths that nobody chose. */
const PlainTable = Table.extend({ renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]] });

const kit = StarterKit.configure({
  link: { openOnClick: false, defaultProtocol: 'https', isAllowedUri: (url) => isWebUrl(url) },
  // It would add an empty paragraph at the end.
  trailingNode: false,
});
const defaults = DefaultEditorOptions.extensions ?? [];

/** The formats of ra-input-rich-text, and others that a text may contain. */
const tiptapExtensions = [
  kit,
  ...defaults.filter(({ name }) => name !== kit.name && name !== 'image'),
  // The handles that resize a picture can't be reached by keyboard.
  ...defaults.filter(({ name }) => name === 'image').map((image) => image.configure({ resize: false })),
  ...[BackgroundColor, FontFamily, FontSize, LineHeight],
  ...[Subscript, Superscript],
  ...[PlainTable, TableRow, TableHeader, TableCell],
];
