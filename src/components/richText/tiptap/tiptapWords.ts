type Tools = Record<
  'bold' | 'italic' | 'underline' | 'strikethrough' | 'code' | 'bulleted_list' | 'numbered_list' | 'quote',
  string
>;

/** The words that the buttons of ra-input-rich-text ask for: those that our tools have. */
export const tiptapWords = (tools: Tools) => ({
  ra: {
    tiptap: {
      bold: tools.bold,
      italic: tools.italic,
      underline: tools.underline,
      strike: tools.strikethrough,
      code: tools.code,
      list_bulleted: tools.bulleted_list,
      list_numbered: tools.numbered_list,
      blockquote: tools.quote,
    },
  },
});
