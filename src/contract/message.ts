import { digitsIn } from '@/domain/digits';
import type { ruleMessages } from './ruleMessages';

/** A key of `ruleMessages`: a text that both the form and the server may say. */
export type RuleKey = keyof typeof ruleMessages;
/** The rules that say what isn't there: a thing without one, in both languages, can't be missed. */
export type NotFoundKey = Extract<RuleKey, `${string}_not_found`>;
export type MessageArgs = Readonly<Record<string, string | number>>;

/**
 * A rule's text in the one string that zod and the wire's field errors have room for:
 * the key, then its arguments as JSON. `readMessage` is the inverse.
 */
export const say = (key: RuleKey, args?: MessageArgs): string => (args ? `rules.${key} ${JSON.stringify(args)}` : `rules.${key}`);

/** The catalogue key (`rules.required`) and arguments of a text made by `say`; any other text is its own key. */
export function readMessage(text: string): { key: string; args: MessageArgs } {
  const space = text.indexOf(' {');
  if (!text.startsWith('rules.') || space < 0) return { key: text, args: {} };
  const args = parsedArgs(text.slice(space + 1));
  return args ? { key: text.slice(0, space), args } : { key: text, args: {} };
}

/** Several texts of one field in the one that a form has room for, and these again. */
export const together = (texts: readonly string[]): string => texts.join('\n');
export const apart = (text: string): string[] => text.split('\n');

/** By hand: the sign-in page has no room for zod. */
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

/** Fills the `%{name}` places of a text of this language, numbers in its digits; a place without a value stays as it is. */
export const interpolate = (text: string, args: MessageArgs, locale = 'en'): string =>
  text.replace(/%\{(\w+)\}/g, (place, name: string) => {
    const value = args[name] ?? place;
    return typeof value === 'number' ? digitsIn(locale, String(value)) : value;
  });
