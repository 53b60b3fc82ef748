/** Where a form is wide enough for a label and all tools on one line. */
const wide = '@container form (min-width: 700px)';
const toolsHeight = 34;

/** The line of a label above an editor, or above a list of them, whose tools come there while one has the focus: nothing moves then. */
export const quietLabel = {
  typography: 'body2',
  mb: 0.5,
  [wide]: { display: 'flex', alignItems: 'center', minHeight: toolsHeight, mb: 0 },
} as const;

/**
 * The tools of such an editor stand on that line. In a narrow form there is no room: they come below the text, so that what is pressed
 * stays where it is.
 */
export const quietTools = {
  '& [data-tools]': { order: 1 },
  // It has no room for more.
  '& [role=textbox]': { py: 1 },
  '& [data-tools] > [role=toolbar]': { borderBottom: 0 },
  [wide]: {
    '& [data-tools]': { position: 'absolute', top: 0, insetInlineEnd: 0, minHeight: toolsHeight, zIndex: 1 },
    '& [data-tools] > [role=toolbar]': { p: 0 },
  },
} as const;
