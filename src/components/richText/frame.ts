import { boxStyles, contentStyles } from '../html/contentStyles';
import { editorHeight } from './editors';

// The elements between an editor's place and its text; a selector with `:has` would cost time at each key.
const between = '& .ql-container, & .jodit-container, & .jodit-jodit__workplace-slot_center_true, & .jodit-workplace';

/** Returns the styles of an editor's place: a frame like an outlined input's, and the text as it will be shown. */
export const frame = (compact: boolean) =>
  ({
    border: 1,
    borderRadius: 1,
    borderColor: 'var(--line-strong)',
    backgroundColor: 'background.paper',
    '&:focus-within': { borderColor: 'primary.main', boxShadow: 'inset 0 0 0 1px var(--accent)' },
    '&[data-invalid=true]': { borderColor: 'error.main' },
    '& .ck-content, & .jodit-wysiwyg, & .tiptap': contentStyles,
    // The text fills the height that the tools leave.
    '& > div': { minHeight: editorHeight(compact) - 2 },
    [`& > div, ${between}`]: { display: 'flex', flexDirection: 'column', flexGrow: 1 },
    '& [role=textbox]': { ...boxStyles, flexGrow: 1, maxHeight: '60vh', overflowY: 'auto' },
  }) as const;
