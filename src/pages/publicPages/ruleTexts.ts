import { inEnglish } from '@/contract/inEnglish';
import { interpolate, readMessage } from '@/contract/message';
import type { Locale } from '@/providers/i18n/locale';

/** A text of a rule or of the server, in the person's language. */
export async function ruleText(text: string, locale: Locale): Promise<string> {
  if (locale === 'en') return inEnglish(text);
  const { ruleMessagesNe } = await import('@/contract/ruleMessages.ne');
  const { key, args } = readMessage(text);
  const translated = Object.entries(ruleMessagesNe).find(([name]) => `rules.${name}` === key);
  return translated ? interpolate(translated[1], args, locale) : text;
}
