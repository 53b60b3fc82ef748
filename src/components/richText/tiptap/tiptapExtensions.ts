import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { BackgroundColor, FontFamily, FontSize, LineHeight } from '@tiptap/extension-text-style';
import { StarterKit } from '@tiptap/starter-kit';
import { DefaultEditorOptions } from 'ra-input-rich-text';
import { isWebUrl } from '@/domain/webUrl';

/** Its own HTML gives widths that nobody chose. */
const PlainTable = Table.extend({ renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]] });

const kit = StarterKit.configure({
  link: { openOnClick: false, isAllowedUri: (url) => isWebUrl(url) },
  // It would write an empty paragraph behind what was typed.
  trailingNode: false,
});
const defaults = DefaultEditorOptions.extensions ?? [];

/** The formats of ra-input-rich-text, and those that a text may bring along. */
export const tiptapExtensions = [
  kit,
  ...defaults.filter(({ name }) => name !== kit.name && name !== 'image'),
  // A picture's size would be dragged by handles that no key reaches.
  ...defaults.filter(({ name }) => name === 'image').map((image) => image.configure({ resize: false })),
  ...[BackgroundColor, FontFamily, FontSize, LineHeight],
  ...[Subscript, Superscript],
  ...[PlainTable, TableRow, TableHeader, TableCell],
];
