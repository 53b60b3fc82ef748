import { boxStyles, contentStyles } from '../html/contentStyles';
import { editorHeight } from './editors';

// What stands between an editor's place and its text; to find it by what it holds (`:has`) costs at each key.
const between = '& .ql-container, & .jodit-container, & .jodit-jodit__workplace-slot_center_true, & .jodit-workplace';

/** The place of an editor: framed as an outlined input is, and its text as it will be shown. */
export const frame = (compact: boolean) =>
  ({
    border: 1,
    borderRadius: 1,
    borderColor: 'var(--line-strong)',
    backgroundColor: 'background.paper',
    '&:focus-within': { borderColor: 'primary.main', boxShadow: 'inset 0 0 0 1px var(--accent)' },
    '&[data-invalid=true]': { borderColor: 'error.main' },
    '& .ck-content, & .jodit-wysiwyg, & .tiptap': contentStyles,
    // The text has all that the tools leave.
    '& > div': { minHeight: editorHeight(compact) - 2 },
    [`& > div, ${between}`]: { display: 'flex', flexDirection: 'column', flexGrow: 1 },
    '& [role=textbox]': { ...boxStyles, flexGrow: 1, maxHeight: '60vh', overflowY: 'auto' },
  }) as const;
