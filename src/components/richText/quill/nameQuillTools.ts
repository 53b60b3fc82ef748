import { type Tool, type ToolText, translated } from '../tools';

/** Labels the buttons, which Quill names by its formats, and passes the texts of the link box to the style sheet. */
export function nameQuillTools(place: HTMLElement, say: ToolText): void {
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
