import Quill from 'quill';
import 'quill/dist/quill.snow.css';
import './quillEditor.css';
import { AlignStyle } from 'quill/formats/align.js';
import Link from 'quill/formats/link.js';
import Clipboard from 'quill/modules/clipboard.js';
import icons from 'quill/ui/icons.js';
import { unparkStyles } from '@/components/ui/html/parkedStyles';
import { sanitize } from '@/components/ui/html/sanitize';
import { parkStyles } from '@/domain/html/parkStyles';
import { withScheme } from '@/domain/html/webUrl';
import type { MountEditor } from '../editors';
import { setAttributes } from '../formatting';
import { formulaIcon, type Tool, type ToolText, translated } from '../tools';

/** Sanitises loaded and pasted HTML, and reads its styles under the content security policy. */
class SafeClipboard extends Clipboard {
  protected override convertHTML(html: string) {
    return super.convertHTML(parkStyles(sanitize(html, 'content')));
  }

  protected override normalizeHTML(page: Document) {
    unparkStyles(page);
    super.normalizeHTML(page);
  }
}

/** Gives a typed address its scheme. */
class WholeLink extends Link {
  static override sanitize(address: string) {
    return super.sanitize(withScheme(address));
  }
}

Quill.register({ 'formats/align': AlignStyle, 'formats/link': WholeLink, 'modules/clipboard': SafeClipboard }, true);
const arrow = (arc: string, head: string) =>
  `<svg viewBox="0 0 18 18"><polygon class="ql-fill ql-stroke" points="${head}"/><path class="ql-stroke" d="${arc}"/></svg>`;
Object.assign(icons, {
  maths: formulaIcon,
  undo: arrow('M8.09 13.91A4.6 4.6 0 0 0 9 14 5 5 0 1 0 4 9', '6 10 4 12 2 10 6 10'),
  redo: arrow('M9.91 13.91A4.6 4.6 0 0 1 9 14a5 5 0 1 1 5-5', '12 10 14 12 16 10 12 10'),
});

const buttons = [
  [{ header: 2 }, { header: 3 }],
  ['bold', 'italic', 'underline'],
  [{ list: 'ordered' }, { list: 'bullet' }, { indent: '-1' }, { indent: '+1' }],
  ['link', 'blockquote', 'maths'],
  ['undo', 'redo'],
];

// The formats of its buttons, and others that a text may contain; no embeds, because Quill writes videos and formulas unescaped
// (CVE-2025-15056).
const formats = [
  ...['header', 'bold', 'italic', 'underline', 'strike', 'script', 'code', 'color', 'background', 'link'],
  ...['list', 'indent', 'blockquote', 'code-block', 'align', 'direction', 'table'],
];

/** Quill: the smallest; it has no button for tables, and keeps simple ones. */
export const mountQuillEditor: MountEditor = async (place, { say, onChange, onBlur, onFormula }) => {
  const quill = new Quill(place.appendChild(document.createElement('div')), {
    theme: 'snow',
    // Limits the link box.
    bounds: place,
    formats,
    modules: {
      toolbar: {
        container: buttons,
        handlers: { undo: () => quill.history.undo(), redo: () => quill.history.redo(), maths: () => onFormula() },
      },
      uploader: { mimetypes: [] },
    },
  });
  place.querySelector('.ql-tooltip input')?.setAttribute('data-link', 'https://');
  nameQuillTools(place, say);
  reachLinkActions(place);
  quill.on('text-change', onChange);
  quill.root.addEventListener('blur', onBlur);
  return {
    getHtml: () => quill.getSemanticHTML(),
    setHtml: (html) => {
      quill.setContents(quill.clipboard.convert({ html }), 'silent');
      quill.history.clear();
    },
    setAttributes: (attributes) => setAttributes(quill.root, attributes),
    insert: (text) => {
      const { index, length } = quill.getSelection(true);
      quill.deleteText(index, length, 'user');
      quill.insertText(index, text, 'user');
      quill.setSelection(index + text.length);
    },
    focus: () => quill.focus(),
    flush: () => quill.update(),
    destroy: () => place.replaceChildren(),
  };
};

// A link's actions are anchors without an address, which Tab skips.
function reachLinkActions(place: HTMLElement): void {
  for (const action of place.querySelectorAll<HTMLElement>('.ql-action, .ql-remove')) {
    action.setAttribute('role', 'button');
    action.tabIndex = 0;
    action.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      action.click();
    });
  }
}

/** Labels the buttons, which Quill names by its formats, and passes the texts of the link box to the style sheet. */
function nameQuillTools(place: HTMLElement, say: ToolText): void {
  const names = translated(words, say);
  for (const button of place.querySelectorAll('.ql-toolbar button')) {
    const name = names[button.getAttribute('aria-label') ?? ''] ?? '';
    button.setAttribute('aria-label', name);
    button.setAttribute('title', name);
  }
  for (const [selector, attribute, tool] of named) place.querySelector(selector)?.setAttribute(attribute, say(tool));
}

const words: Record<string, Tool> = {
  'header: 2': 'heading_2',
  'header: 3': 'heading_3',
  bold: 'bold',
  italic: 'italic',
  underline: 'underline',
  'list: ordered': 'numbered_list',
  'list: bullet': 'bulleted_list',
  'indent: -1': 'decrease_indent',
  'indent: +1': 'increase_indent',
  link: 'link',
  blockquote: 'quote',
  maths: 'formula',
  undo: 'undo',
  redo: 'redo',
};

const named: [selector: string, attribute: string, tool: Tool][] = [
  ['.ql-toolbar', 'aria-label', 'toolbar'],
  ['.ql-tooltip', 'data-address', 'link_address'],
  ['.ql-tooltip input', 'aria-label', 'link_address'],
  ['.ql-action', 'data-edit', 'edit_link'],
  ['.ql-action', 'data-save', 'save'],
  ['.ql-remove', 'data-remove', 'remove_link'],
];
