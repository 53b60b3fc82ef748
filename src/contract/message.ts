import { digitsIn } from '@/domain/digits';
import type { ruleMessages } from './ruleMessages';

/** A key of `ruleMessages`: a text for both the form and the server. */
export type RuleKey = keyof typeof ruleMessages;
/** The rules that say that something doesn't exist. Only what has such a rule, in both languages, can be reported missing. */
export type NotFoundKey = Extract<RuleKey, `${string}_not_found`>;
export type MessageArgs = Readonly<Record<string, string | number>>;

/**
 * Encodes a rule's text as the one string that zod and the wire's field errors allow: the key, then its arguments as JSON. `readMessage` is
 * the inverse.
 */
export const say = (key: RuleKey, args?: MessageArgs): string => (args ? `rules.${key} ${JSON.stringify(args)}` : `rules.${key}`);

/** Returns the catalogue key (`rules.required`) and arguments of a text made by `say`; any other text is its own key. */
export function readMessage(text: string): { key: string; args: MessageArgs } {
  const space = text.indexOf(' {');
  if (!text.startsWith('rules.') || space < 0) return { key: text, args: {} };
  const args = parsedArgs(text.slice(space + 1));
  return args ? { key: text.slice(0, space), args } : { key: text, args: {} };
}

/** Joins several texts of one field into the one that a form allows; the next splits them again. */
export const together = (texts: readonly string[]): string => texts.join('\n');
export const apart = (text: string): string[] => text.split('\n');

/** Parses by hand: the sign-in page has no room for zod. */
function parsedArgs(json: string): MessageArgs | undefined {
  try {
    const args: unknown = JSON.parse(json);
    return isArgs(args) ? args : undefined;
  } catch {
    return undefined;
  }
}

const isArgs = (value: unknown): value is MessageArgs =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((arg) => typeof arg === 'string' || typeof arg === 'number');

/** Fills the `%{name}` placeholders of a text in this language, numbers in its digits; a placeholder without a value stays. */
export const interpolate = (text: string, args: MessageArgs, locale = 'en'): string =>
  text.replace(/%\{(\w+)\}/g, (place, name: string) => {
    const value = args[name] ?? place;
    return typeof value === 'number' ? digitsIn(locale, String(value)) : value;
  });
