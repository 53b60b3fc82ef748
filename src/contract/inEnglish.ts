import { interpolate, type RuleKey, readMessage } from './message';
import { ruleMessages } from './ruleMessages';

/** Returns the English sentence of a text made by `say`, in the specification's words; any other text is unchanged. */
export function inEnglish(text: string): string {
  const { key, args } = readMessage(text);
  const name = key.replace(/^rules\./, '');
  return isRuleKey(name) ? interpolate(ruleMessages[name], args) : text;
}

/** Whether there is a rule with this name. */
export const isRuleKey = (name: string): name is RuleKey => Object.hasOwn(ruleMessages, name);
