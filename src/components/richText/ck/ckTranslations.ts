import type { Translations } from 'ckeditor5';
import { type Tool, type ToolText, translated } from '../tools';

/** CKEditor's texts in a language: the product's words override its own. */
export async function ckTranslations(language: string, say: ToolText): Promise<Translations[]> {
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
