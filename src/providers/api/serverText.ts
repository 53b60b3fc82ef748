import { isRuleKey } from '@/contract/inEnglish';
import { say } from '@/contract/message';
import { ruleMessages } from '@/contract/ruleMessages';

/** The sentence of a reply, as the server sent it; empty where it has none. */
export const sentenceOf = (reply: unknown): string =>
  typeof reply === 'object' && reply !== null && 'msg' in reply && typeof reply.msg === 'string' ? reply.msg : '';

/** What is told of a write that went through, as a key of the catalogue or the server's own text. */
export const noticeOf = (reply: unknown): string => ruleOfText(sentenceOf(reply)) || 'ui.done';

/** The English text of a rule, as a server sent it, as `say` encodes it, so that it can be said in Nepali; else the text itself. */
export function ruleOfText(text: string): string {
  for (const { key, pattern } of patterns) {
    const match = pattern.exec(text);
    if (match) return say(key, match.groups && argsOf(match.groups));
  }
  return text;
}

/** A count is a number, so that it is said in the digits of the language. */
const argsOf = ({ count, ...others }: Record<string, string>) => ({ ...others, ...(count && { count: Number(count) }) });

/** A rule's text with a group for each `%{place}`. */
const patternOf = (text: string) => {
  const parts = text
    .split(/%\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? literal(part) : `(?<${part}>${part === 'count' ? '\\d+' : '.+'})`));
  return new RegExp(`^${parts.join('')}$`);
};

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patterns = Object.keys(ruleMessages)
  .filter(isRuleKey)
  .map((key) => ({ key, pattern: patternOf(ruleMessages[key]) }));
