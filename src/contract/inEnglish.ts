import { interpolate, type RuleKey, readMessage } from './message';
import { ruleMessages } from './ruleMessages';

/** The English sentence of a text made by `say`, as the specification words it; any other text unchanged. */
export function inEnglish(text: string): string {
  const { key, args } = readMessage(text);
  const name = key.replace(/^rules\./, '');
  return isRuleKey(name) ? interpolate(ruleMessages[name], args) : text;
}

/** Whether there is a rule of this name. */
export const isRuleKey = (name: string): name is RuleKey => Object.hasOwn(ruleMessages, name);
