import { expect, test } from 'vitest';
import { inEnglish, isRuleKey, say } from '@/contract/message';
import { ruleMessages } from '@/contract/ruleMessages';
import { ruleOfText } from './serverText';

const said = Object.keys(ruleMessages)
  .filter(isRuleKey)
  .map((key) => [say(key, { count: '30', what: 'Course category', call: 'getMenu' })] as const);

test.each(said)('the English of %s is known again', (text) => {
  const known = ruleOfText(inEnglish(text));
  expect(known).toMatch(/^rules\./);
  expect(inEnglish(known)).toBe(inEnglish(text));
});

test('another text stays as it is', () => {
  expect(ruleOfText('The examination centre is closed')).toBe('The examination centre is closed');
});
