import { isRuleKey } from '@/contract/inEnglish';
import { apart, type RuleKey, say, together } from '@/contract/message';
import { ruleMessages } from '@/contract/ruleMessages';

/** Made when a server's first text comes, because there are hundreds. */
let patterns: readonly { key: RuleKey; pattern: RegExp }[] | undefined;

/** Returns the rule of each line of a server's English text, encoded by `say` so that it can be translated; else the line itself. */
export const ruleOfText = (text: string): string => together(apart(text).map(ruleOfLine));

function ruleOfLine(text: string): string {
  patterns ??= Object.keys(ruleMessages)
    .filter(isRuleKey)
    .map((key) => ({ key, pattern: patternOf(ruleMessages[key]) }));
  for (const { key, pattern } of patterns) {
    const match = pattern.exec(text);
    if (match) return say(key, match.groups && argsOf(match.groups));
  }
  return text;
}

/** Makes a count a number, so that it is shown in the digits of the language. */
const argsOf = ({ count, ...others }: Record<string, string>) => ({ ...others, ...(count && { count: Number(count) }) });

/** A pattern of a rule's text; each `%{place}` is a group. */
const patternOf = (text: string) => {
  const parts = text
    .split(/%\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? literal(part) : `(?<${part}>${part === 'count' ? '\\d+' : '.+'})`));
  return new RegExp(`^${parts.join('')}$`);
};

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
