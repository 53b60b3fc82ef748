import { contentStyles } from '../html/contentStyles';
import { editorHeight } from './editors';

/** The place of an editor: framed as an outlined input is, and its text as it will be shown. */
export const frame = {
  border: 1,
  borderRadius: 1,
  borderColor: 'var(--line-strong)',
  backgroundColor: 'background.paper',
  '&:focus-within': { borderColor: 'primary.main', boxShadow: 'inset 0 0 0 1px var(--accent)' },
  '&[data-invalid=true]': { borderColor: 'error.main' },
  '& .ck-content, & .jodit-wysiwyg': contentStyles,
  // The text has all that the tools leave.
  '& > div': { minHeight: editorHeight - 2 },
  '& :has([role=textbox])': { display: 'flex', flexDirection: 'column', flexGrow: 1 },
  '& [role=textbox]': { flexGrow: 1, maxHeight: '60vh', overflowY: 'auto' },
} as const;
