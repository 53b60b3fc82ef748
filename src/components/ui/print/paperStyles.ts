import { marked } from '@/components/ui/marks';

/** Not printed: the shell, notices, and all that is clicked. */
const screenOnly =
  'aside, header, footer, [role=status], [role=alert], button, .MuiButton-root, .MuiIconButton-root, .icon-link, .MuiDialogActions-root, .MuiBackdrop-root';

const behindPopup = `body:has(${marked('popup')}) #root` as const;

/**
 * The styles of print: the whole content of the page, or of the popup over it. The styles of its parts come later, but these override them.
 */
export const paperStyles = {
  '@media print': {
    [screenOnly]: { display: 'none !important' },
    [behindPopup]: { display: 'none' },
    'html, body, #root > div, #root > div > div': { background: 'none !important' },
    body: { overflow: 'visible !important' },
    'main#main': { padding: '0 !important' },
    '.MuiPaper-outlined': { border: '0 !important', padding: '0 !important' },
    '.MuiDialog-root, .MuiDialog-root > div': { position: 'static !important' },
    '.MuiDialog-container': { display: 'block !important', height: 'auto !important' },
    '.MuiDialog-paper': {
      width: 'auto !important',
      maxWidth: 'none !important',
      maxHeight: 'none !important',
      margin: '0 !important',
      boxShadow: 'none !important',
    },
    '.MuiDialogTitle-root, .MuiDialogContent-root': { overflow: 'visible !important', paddingInline: '0 !important' },
    'tr, dt, dd, li, img': { breakInside: 'avoid' },
  },
} as const;
