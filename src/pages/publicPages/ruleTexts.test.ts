import { expect, test } from 'vitest';
import { ruleOfText } from '@/providers/i18n/ruleOfText';
import { ruleText } from './ruleTexts';
import { preloadCatalogue, translatorOf } from './translate';

test('a server’s count is said in the digits of the language', async () => {
  const refusal = ruleOfText('Too many attempts, try again in 30 seconds');
  expect(await ruleText(refusal, 'en')).toBe('Too many attempts, try again in 30 seconds');
  expect(await ruleText(refusal, 'ne')).toBe('धेरै पटक प्रयास भयो, ३० सेकेन्डपछि फेरि प्रयास गर्नुहोस्');
});

test('typed text keeps its digits', async () => {
  await preloadCatalogue('ne');
  expect(translatorOf('ne')('outbox_to', { to: 'sita2@coursedesk.test' })).toBe('प्रापक: sita2@coursedesk.test');
});
