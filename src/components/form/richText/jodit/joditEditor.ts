import { UIButton } from 'jodit/esm/core/ui/button/button/button.js';
import { Jodit } from 'jodit/esm/index.js';
import { ToolbarEditorCollection } from 'jodit/esm/modules/toolbar/collection/editor-collection.js';
import 'jodit/es2021/jodit.min.css';
import './joditEditor.css';
import { sanitizedNodes } from '@/components/ui/html/sanitize';
import type { MountEditor } from '../editors';
import { setAttributes } from '../formatting';
import { formulaIcon, type Tool, type ToolText, translated } from '../tools';

const buttons = ['paragraph', 'bold', 'italic', 'underline', 'ul', 'ol', 'link', 'table', 'maths', 'undo', 'redo'];
const blocks = Jodit.atom({ p: 'Paragraph', h2: 'Heading 2', h3: 'Heading 3', h4: 'Heading 4', blockquote: 'Quote' });

// These settings keep Jodit from setting styles as attributes, which the content security policy refuses.
const styled = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'ul', 'ol', 'li', 'table'];
const disablePlugins = ['placeholder', 'powered-by-jodit'];
// Its shortcut is off, because it opens a dialog that can't show our form.
const link = { hotkeys: [], modeClassName: undefined, openInNewTabCheckbox: false, noFollowCheckbox: false };
Object.assign(ToolbarEditorCollection.prototype, { prependInvisibleInput: () => undefined });

// A list item around a button isn't a control; the button in it is, and has the ARIA state itself.
Object.assign(UIButton.prototype, { onChangeActivated: () => undefined });

function styleByScript(element: HTMLElement): void {
  const setAttribute = element.setAttribute.bind(element);
  element.setAttribute = (name, value) => {
    if (name === 'style') element.style.cssText = value;
    else setAttribute(name, value);
  };
}

/** Jodit: with tables; it changes little of the HTML that it loads. */
export const mountJoditEditor: MountEditor = async (place, { language, say, onChange, onBlur, onFormula }) => {
  // The text's selection, which the dialog takes away.
  let asked: Range | undefined;
  const asks = () => {
    asked = jodit.s.range.cloneRange();
    onFormula();
  };
  // Jodit needs a text area, because it writes the text back to its element as a string.
  const jodit = Jodit.make(place.appendChild(document.createElement('textarea')), {
    language,
    i18n: { [language]: translated(joditWords, say) },
    buttons,
    toolbarAdaptive: false,
    statusbar: false,
    minHeight: 0,
    disablePlugins,
    allowTabNavigation: true,
    // By default Tab doesn't reach its text.
    tabIndex: 0,
    link: { ...link, formTemplate: () => joditLinkForm(say) },
    controls: {
      maths: { icon: formulaIcon, tooltip: say('formula'), exec: () => asks() },
      paragraph: { list: blocks, childTemplate: (_jodit: unknown, tag: string, name: string) => `<${tag}>${name}</${tag}>` },
    },
    createAttributes: Object.fromEntries(styled.map((tag) => [tag, styleByScript])),
  });
  // Outside the dialog its popups would be out of reach, since a dialog keeps the focus.
  jodit.o.popupRoot = place;
  jodit.toolbar.container.setAttribute('aria-label', say('toolbar'));

  letInSafely(jodit, say);
  jodit.editor.addEventListener('input', () => wrapTyped(jodit.editor));
  jodit.e.on('change', onChange).on('blur', onBlur);

  return {
    getHtml: () => jodit.value,
    setHtml: (html) => {
      jodit.value = html;
      jodit.history.clear();
    },
    setAttributes: (attributes) => setAttributes(jodit.editor, attributes),
    insert: (text) => {
      if (asked) jodit.s.selectRange(asked);
      jodit.s.insertNode(jodit.createInside.text(text));
      jodit.synchronizeValues();
    },
    focus: () => jodit.editor.focus(),
    // Jodit's own calls are delayed.
    flush: () => jodit.setEditorValue(),
    destroy: () => jodit.destruct(),
  };
};

/**
 * WebKit puts what is typed over the whole text outside of any paragraph. Jodit would wrap it at its delayed change, while one types on, and
 * bring the cursor back by markers, to another place. So it is wrapped at once, and the cursor stays.
 */
function wrapTyped(editor: HTMLElement): void {
  const selection = editor.ownerDocument.getSelection();
  const text = selection?.anchorNode;
  if (!(text instanceof Text) || text.parentNode !== editor) return;
  const at = selection?.anchorOffset ?? text.length;
  const paragraph = editor.ownerDocument.createElement('p');
  text.replaceWith(paragraph);
  paragraph.append(text);
  selection?.collapse(text, at);
}

/** Sanitises what is loaded and pasted, and names what Jodit's popups leave nameless. */
function letInSafely(jodit: Jodit, say: ToolText): void {
  const letIn = (html: string) => sanitizedNodes(html, 'content');
  jodit.e
    // Jodit would set a string.
    .on('beforeSetNativeEditorValue', ({ value }: { value: string }) => {
      jodit.editor.replaceChildren(letIn(value));
      return true;
    })
    .on('paste', ({ clipboardData }: ClipboardEvent) => {
      const html = clipboardData?.getData('text/html');
      if (!html) return undefined;
      jodit.s.insertNode(letIn(html));
      jodit.synchronizeValues();
      return false;
    })
    .on('afterOpenPopup', ({ container }: { container: HTMLElement }) => {
      container.setAttribute('role', 'group');
      nameTableSizes(container, say);
      container.querySelector<HTMLElement>('input, [tabindex="0"], button')?.focus();
    });
}

// Jodit names these in English alone, as «2 by 3».
function nameTableSizes(popup: HTMLElement, say: ToolText): void {
  popup.querySelector('[role=grid]')?.setAttribute('aria-label', say('table_size'));
  for (const cell of popup.querySelectorAll('[role=gridcell]'))
    cell.setAttribute('aria-label', cell.getAttribute('aria-label')?.replace('by', '×') ?? '');
}

/** Jodit's words for its visible tools. */
const joditWords: Record<string, Tool> = {
  'Insert format block': 'text_style',
  Paragraph: 'paragraph',
  'Heading 2': 'heading_2',
  'Heading 3': 'heading_3',
  'Heading 4': 'heading_4',
  Quote: 'quote',
  Bold: 'bold',
  Italic: 'italic',
  Underline: 'underline',
  'Insert Unordered List': 'bulleted_list',
  Default: 'default_style',
  Dot: 'disc',
  Circle: 'circle',
  Quadrate: 'square',
  'Insert Ordered List': 'numbered_list',
  'Lower Alpha': 'lower_alpha',
  'Upper Alpha': 'upper_alpha',
  'Lower Greek': 'lower_greek',
  'Lower Roman': 'lower_roman',
  'Upper Roman': 'upper_roman',
  'Insert link': 'link',
  Update: 'update',
  'Insert table': 'insert_table',
  Undo: 'undo',
  Redo: 'redo',
};

/** Returns the form of a link, since Jodit's own has no labels. Jodit finds the fields by `data-ref`. */
export const joditLinkForm = (say: ToolText): string => `<form class="jodit-link-form">
  <label>${say('link_address')} <input class="jodit-input" data-ref="url_input" inputmode="url" /></label>
  <label data-ref="content_input_box">${say('link_text')} <input class="jodit-input" data-ref="content_input" /></label>
  <button type="submit" data-ref="insert">${say('insert')}</button>
  <button type="button" data-ref="unlink">${say('remove_link')}</button>
</form>`;
