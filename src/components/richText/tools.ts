import type { richTextMessages } from './messages';

/** What a toolbar, and what it opens, has a word for. */
export type Tool = keyof (typeof richTextMessages)['rich_text']['tools'];

/** A tool's name in the language of the page. */
export type ToolText = (tool: Tool) => string;

/** An editor's own words, each with the product's for the same tool. */
export const translated = (words: Record<string, Tool>, say: ToolText): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([word, tool]) => [word, say(tool)]));
