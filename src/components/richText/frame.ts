import { contentStyles } from '../html/contentStyles';

/** The place of an editor: framed as an outlined input is, and its text as it will be shown. */
export const frame = {
  border: 1,
  borderRadius: 1,
  borderColor: 'var(--line-strong)',
  backgroundColor: 'background.paper',
  '&:focus-within': { borderColor: 'primary.main', boxShadow: 'inset 0 0 0 1px var(--accent)' },
  '&[data-invalid=true]': { borderColor: 'error.main' },
  '& .ck-content, & .jodit-wysiwyg': contentStyles,
  '& [role=textbox]': { minHeight: 200, maxHeight: '60vh', overflowY: 'auto' },
} as const;
