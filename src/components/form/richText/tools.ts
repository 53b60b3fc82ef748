import type { formMessages } from '../messages';

/** The tools of toolbars and their popups, each with a text. */
export type Tool = keyof (typeof formMessages)['rich_text']['tools'];

/** Returns a tool's name in the language of the page. */
export type ToolText = (tool: Tool) => string;

/** Maps an editor's own words to the product's for the same tools. */
export const translated = (words: Record<string, Tool>, say: ToolText): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([word, tool]) => [word, say(tool)]));

/** The drawing of a root, for the button of formulas. */
export const formulaPath = 'M1.5 11.5H4l3 5.5 3.5-14h8M12 8.5l5.5 7M17.5 8.5l-5.5 7';

/** The same as an icon of SVG. */
export const formulaIcon = `<svg viewBox="0 0 20 20"><path d="${formulaPath}" fill="none" stroke="currentColor" stroke-width="1.5"/></svg>`;

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
