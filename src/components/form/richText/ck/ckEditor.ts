import {
  BlockQuote,
  Bold,
  ButtonView,
  DecoupledEditor,
  Essentials,
  GeneralHtmlSupport,
  Heading,
  Italic,
  Link,
  List,
  MutationObserver,
  Paragraph,
  Plugin,
  Table,
  TableToolbar,
  type Translations,
  Underline,
  type ViewDocumentClipboardInputEvent,
  type ViewDomConverter,
} from 'ckeditor5';
import 'ckeditor5/ckeditor5-editor.css';
import './ckEditor.css';
import { unparkStyles } from '@/components/ui/html/parkedStyles';
import { sanitize } from '@/components/ui/html/sanitize';
import { parkStyles } from '@/domain/html/parkStyles';
import { withOmml } from '@/domain/omml/withOmml';
import type { MountEditor } from '../editors';
import { formulaIcon, type Tool, type ToolText, translated } from '../tools';

/** Sanitises loaded and pasted HTML, and handles its styles under the content security policy. */
class SafeHtmlInput extends Plugin {
  init() {
    const { data, editing } = this.editor;
    for (const converter of [editing.view.domConverter, data.htmlProcessor.domConverter]) setStylesByScript(converter);
    data.htmlProcessor.domParser = {
      parseFromString: (html, type) => {
        const page = new DOMParser().parseFromString(parkStyles(sanitize(html, 'content')), type);
        unparkStyles(page);
        return page;
      },
    };
    // It removes the comments of what is pasted, in which Word has its equations.
    editing.view.document.on<ViewDocumentClipboardInputEvent>(
      'clipboardInput',
      (_, input) => {
        if (typeof input.content === 'string') input.content = withOmml(input.content);
      },
      { priority: 'high' },
    );
  }
}

function setStylesByScript(converter: ViewDomConverter) {
  const setAttribute = converter.setDomElementAttribute.bind(converter);
  converter.setDomElementAttribute = (element, name, value, viewElement) => {
    if (name === 'style' && element instanceof HTMLElement) element.style.cssText = value;
    else setAttribute(element, name, value, viewElement);
  };
}

const toolbar = [
  'heading',
  'bold',
  'italic',
  'underline',
  'bulletedList',
  'numberedList',
  'link',
  'blockQuote',
  'insertTable',
  'maths',
  'undo',
  'redo',
];
const plugins = [
  SafeHtmlInput,
  Essentials,
  Paragraph,
  Heading,
  Bold,
  Italic,
  Underline,
  List,
  Link,
  BlockQuote,
  Table,
  TableToolbar,
  GeneralHtmlSupport,
];

/** CKEditor: with tables; it keeps formats that it has no buttons for. */
export const mountCkEditor: MountEditor = async (place, { language, say, onChange, onBlur, onFormula }) => {
  const editor = await DecoupledEditor.create({
    licenseKey: 'GPL',
    plugins: [...plugins, formulaButton(say('formula'), onFormula)],
    toolbar,
    heading: {
      options: [
        { model: 'paragraph', title: 'Paragraph', class: '' },
        { model: 'heading2', view: 'h2', title: 'Heading 2', class: '' },
        { model: 'heading3', view: 'h3', title: 'Heading 3', class: '' },
        { model: 'heading4', view: 'h4', title: 'Heading 4', class: '' },
      ],
    },
    link: { defaultProtocol: 'https://' },
    table: { contentToolbar: ['tableColumn', 'tableRow', 'mergeTableCells'] },
    htmlSupport: { allow: [{ name: /.*/, attributes: true, styles: true }] },
    language,
    translations: await ckTranslations(language, say),
  });
  const { view } = editor.editing;
  // Includes its popups: outside the dialog they would be out of reach, since a dialog keeps the focus.
  const { ui } = editor;
  for (const part of [ui.view.toolbar.element, ui.view.editable.element, ui.view.body.bodyCollectionContainer])
    if (part) place.append(part);
  editor.model.document.on('change:data', onChange);
  view.document.on('blur', onBlur);
  return {
    getHtml: () => editor.getData(),
    setHtml: (html) => editor.setData(html),
    setAttributes: (attributes) =>
      view.change((writer) => {
        const root = view.document.getRoot();
        if (!root) return;
        for (const [name, value] of Object.entries(attributes))
          if (value === undefined) writer.removeAttribute(name, root);
          else writer.setAttribute(name, value, root);
      }),
    insert: (text) => editor.model.change((writer) => void editor.model.insertContent(writer.createText(text))),
    focus: () => editor.focus(),
    flush: () => view.getObserver(MutationObserver).flush(),
    destroy: () => void editor.destroy(),
  };
};

/** Returns a plugin with the button that asks for a formula. */
const formulaButton = (label: string, onFormula: () => void) =>
  class extends Plugin {
    init() {
      this.editor.ui.componentFactory.add('maths', (locale) => {
        const button = new ButtonView(locale);
        button.set({ label, icon: formulaIcon, tooltip: true });
        button.on('execute', onFormula);
        return button;
      });
    }
  };

/** CKEditor's texts in a language: the product's words override its own. */
async function ckTranslations(language: string, say: ToolText): Promise<Translations[]> {
  const ours = { [language]: { dictionary: translated(words, say) } };
  if (language !== 'ne') return [ours];
  const [theirs, { ckNepali }] = await Promise.all([import('ckeditor5/translations/ne.js'), import('./ckNepali')]);
  return [theirs.default, { ne: { dictionary: ckNepali } }, ours];
}

const words: Record<string, Tool> = {
  'Editor toolbar': 'toolbar',
  Heading: 'text_style',
  'Choose heading': 'text_style',
  Paragraph: 'paragraph',
  'Heading 2': 'heading_2',
  'Heading 3': 'heading_3',
  'Heading 4': 'heading_4',
  'Block quote': 'quote',
  Bold: 'bold',
  Italic: 'italic',
  Underline: 'underline',
  'Bulleted List': 'bulleted_list',
  'Numbered List': 'numbered_list',
  Link: 'link',
  'Link URL': 'link_address',
  'Displayed text': 'link_text',
  'Edit link': 'edit_link',
  Unlink: 'remove_link',
  Insert: 'insert',
  Update: 'update',
  'Insert table': 'insert_table',
  Undo: 'undo',
  Redo: 'redo',
};
