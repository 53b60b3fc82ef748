import { inEnglish } from '@/contract/inEnglish';
import { apart, interpolate, readMessage } from '@/contract/message';
import type { Locale } from '@/providers/i18n/locale';

/** Returns the texts about a field, each from a rule or the server, in the person's language. */
export const ruleText = async (texts: string, locale: Locale): Promise<string> =>
  (await Promise.all(apart(texts).map((text) => translated(text, locale)))).join(' ');

async function translated(text: string, locale: Locale): Promise<string> {
  if (locale === 'en') return inEnglish(text);
  const { ruleMessagesNe } = await import('@/contract/ruleMessages.ne');
  const { key, args } = readMessage(text);
  const found = Object.entries(ruleMessagesNe).find(([name]) => `rules.${name}` === key);
  return found ? interpolate(found[1], args, locale) : text;
}
