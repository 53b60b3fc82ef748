import raEnglish from 'ra-language-english';
import { mergeTranslations } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { say } from '@/contract/message';
import { createI18nProvider } from './i18nProvider';
import { storedLocale } from './locale';

const initial = mergeTranslations(raEnglish, { rules: { more_than: 'more than %{count} characters' }, fields: { code: 'Code' } });
const nepali = mergeTranslations(raEnglish, { rules: { more_than: 'कम्तीमा %{count} अक्षर' }, fields: { code: 'कोड' } });

const open = () => {
  const load = vi.fn(async () => nepali);
  return { load, i18n: createI18nProvider({ locale: 'en', initial, load }) };
};

test('a rule’s text and a field’s label speak the chosen language', async () => {
  const { i18n } = open();
  expect(i18n.translate(say('more_than', { count: 3 }))).toBe('more than 3 characters');
  expect(i18n.translate('resources.course_category.fields.code')).toBe('Code');
  await i18n.changeLocale('ne');
  expect(i18n.translate(say('more_than', { count: 3 }))).toBe('कम्तीमा ३ अक्षर');
  expect(i18n.translate('resources.course_category.fields.code')).toBe('कोड');
});

test('the other language is loaded when it is chosen, and the choice is kept and told to the document', async () => {
  const { i18n, load } = open();
  expect(load).not.toHaveBeenCalled();
  await i18n.changeLocale('ne');
  expect(load).toHaveBeenCalledExactlyOnceWith('ne');
  expect(storedLocale()).toBe('ne');
  expect(document.documentElement.lang).toBe('ne');
  await i18n.changeLocale('en');
  expect(load).toHaveBeenCalledTimes(1);
  expect(storedLocale()).toBe('en');
});

test('a sentence that is no key stays as it is where a fallback is given', () => {
  expect(open().i18n.translate('Disk full', { _: 'Disk full' })).toBe('Disk full');
});
