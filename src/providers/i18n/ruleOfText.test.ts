import { expect, test } from 'vitest';
import { inEnglish, isRuleKey } from '@/contract/inEnglish';
import { say } from '@/contract/message';
import { ruleMessages } from '@/contract/ruleMessages';
import { ruleOfText } from './ruleOfText';

const said = Object.keys(ruleMessages)
  .filter(isRuleKey)
  .map((key) => [say(key, { count: 30, courses: 'Law 2083', call: 'getMenu' })] as const);

test.each(said)('the English of %s is known again', (text) => {
  const known = ruleOfText(inEnglish(text));
  expect(known).toMatch(/^rules\./);
  expect(inEnglish(known)).toBe(inEnglish(text));
});

test('a count is known as a number, and a thing by its name', () => {
  expect(ruleOfText('Must be at most 4 files')).toBe(say('too_many_files', { count: 4 }));
  expect(ruleOfText('Course category not found')).toBe(say('category_not_found'));
  expect(ruleOfText('Meeting not found')).toBe('Meeting not found');
});

test('another text stays as it is', () => {
  expect(ruleOfText('The examination centre is closed')).toBe('The examination centre is closed');
});
