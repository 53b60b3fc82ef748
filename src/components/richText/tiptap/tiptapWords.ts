type Tools = Record<
  'bold' | 'italic' | 'underline' | 'strikethrough' | 'code' | 'bulleted_list' | 'numbered_list' | 'quote',
  string
>;

/** Returns the words that ra-input-rich-text's buttons ask for, taken from our tools. */
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
