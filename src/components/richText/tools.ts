import type { richTextMessages } from './messages';

/** The tools of toolbars and their popups, each with a text. */
export type Tool = keyof (typeof richTextMessages)['rich_text']['tools'];

/** Returns a tool's name in the language of the page. */
export type ToolText = (tool: Tool) => string;

/** Maps an editor's own words to the product's for the same tools. */
export const translated = (words: Record<string, Tool>, say: ToolText): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([word, tool]) => [word, say(tool)]));
