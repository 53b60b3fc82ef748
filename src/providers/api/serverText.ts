import { ruleMessages } from '@/contract/ruleMessages';

const keys = new Map<string, string>(Object.entries(ruleMessages).map(([key, text]) => [text, `rules.${key}`]));

/** The catalogue's key of an English text that a server sent, so that it can be said in Nepali; else the text itself. */
export const ruleOfText = (text: string): string => keys.get(text) ?? text;
