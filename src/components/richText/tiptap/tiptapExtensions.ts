import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { BackgroundColor, FontFamily, FontSize, LineHeight } from '@tiptap/extension-text-style';
import { StarterKit } from '@tiptap/starter-kit';
import { DefaultEditorOptions } from 'ra-input-rich-text';
import { isWebUrl } from '@/domain/webUrl';

/** TipTap's own HTML contains widths that nobody chose. */
const PlainTable = Table.extend({ renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]] });

const kit = StarterKit.configure({
  link: { openOnClick: false, isAllowedUri: (url) => isWebUrl(url) },
  // It would add an empty paragraph at the end.
  trailingNode: false,
});
const defaults = DefaultEditorOptions.extensions ?? [];

/** The formats of ra-input-rich-text, and others that a text may contain. */
export const tiptapExtensions = [
  kit,
  ...defaults.filter(({ name }) => name !== kit.name && name !== 'image'),
  // The handles that resize a picture can't be reached by keyboard.
  ...defaults.filter(({ name }) => name === 'image').map((image) => image.configure({ resize: false })),
  ...[BackgroundColor, FontFamily, FontSize, LineHeight],
  ...[Subscript, Superscript],
  ...[PlainTable, TableRow, TableHeader, TableCell],
];
