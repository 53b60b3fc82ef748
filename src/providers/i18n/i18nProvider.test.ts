import raEnglish from 'ra-language-english';
import { mergeTranslations } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { say, together } from '@/contract/message';
import { ruleMessages } from '@/contract/ruleMessages';
import { ruleMessagesNe } from '@/contract/ruleMessages.ne';
import { openTexts } from './areaTexts';
import { createI18nProvider } from './i18nProvider';
import { type Locale, storedLocale } from './locale';

const english = mergeTranslations(raEnglish, { rules: ruleMessages, fields: { code: 'Code' } });
const nepali = mergeTranslations(raEnglish, { rules: ruleMessagesNe, fields: { code: 'कोड' } });

const open = async () => {
  const load = vi.fn(async (locale: Locale) => (locale === 'ne' ? nepali : english));
  return { load, i18n: await createI18nProvider({ locale: 'en', load }) };
};

/** A value that comes when it is told to. */
function held<Value>(value: Value) {
  let come = () => {};
  const promise = new Promise<Value>((resolve) => {
    come = () => resolve(value);
  });
  return { promise, come };
}

/** An area with one text. */
const area = (name: string) => ({
  en: vi.fn(async () => ({ [name]: { list: 'Hills' } })),
  ne: vi.fn(async () => ({ [name]: { list: 'पहाड' } })),
});

test('a rule’s text and a field’s label speak the chosen language', async () => {
  const { i18n } = await open();
  expect(i18n.translate(say('more_than', { count: 3 }))).toBe('more than 3 characters');
  expect(i18n.translate('resources.course_category.fields.code')).toBe('Code');
  await i18n.changeLocale('ne');
  expect(i18n.translate(say('more_than', { count: 3 }))).toBe('कम्तीमा ३ अक्षर हुनुपर्छ');
  expect(i18n.translate('resources.course_category.fields.code')).toBe('कोड');
});

test('the other language is loaded when it is chosen, and the choice is kept and told to the document', async () => {
  const { i18n, load } = await open();
  expect(load).not.toHaveBeenCalledWith('ne');
  await i18n.changeLocale('ne');
  expect(load).toHaveBeenLastCalledWith('ne');
  expect(storedLocale()).toBe('ne');
  expect(document.documentElement.lang).toBe('ne');
  await i18n.changeLocale('en');
  expect(storedLocale()).toBe('en');
});

test('several texts of one field are each translated', async () => {
  const { i18n } = await open();
  await i18n.changeLocale('ne');
  const texts = together([say('more_than', { count: 3 }), 'Disk full']);
  expect(i18n.translate(texts, { _: texts })).toBe('कम्तीमा ३ अक्षर हुनुपर्छ Disk full');
});

test('a sentence that is no key stays as it is where a fallback is given', async () => {
  expect((await open()).i18n.translate('Disk full', { _: 'Disk full' })).toBe('Disk full');
});

test('the texts of an area come when it is opened, in one language, and follow it', async () => {
  const { i18n } = await open();
  const hills = area('hills');
  await openTexts(hills);
  expect(i18n.translate('hills.list')).toBe('Hills');
  expect(hills.ne).not.toHaveBeenCalled();
  await i18n.changeLocale('ne');
  expect(i18n.translate('hills.list')).toBe('पहाड');
});

test('texts that were opened before the shell are in its catalogue', async () => {
  await openTexts(area('lakes'));
  expect((await open()).i18n.translate('lakes.list')).toBe('Hills');
});

test('texts that are opened while the catalogue is made are in it, too', async () => {
  const [slow, seas] = [area('slow'), area('seas')];
  await openTexts(slow);
  const answer = held({ slow: { list: 'Hills' } });
  slow.en.mockClear().mockReturnValueOnce(answer.promise);
  const i18n = createI18nProvider({ locale: 'en', load: async () => english });
  // An earlier shell may have asked for them as they were opened.
  await expect.poll(() => slow.en.mock.calls).toHaveLength(1);
  await openTexts(seas);
  answer.come();
  expect((await i18n).translate('seas.list')).toBe('Hills');
});

test('whoever needs texts that another has just opened waits until they are in the catalogue', async () => {
  const { i18n, load } = await open();
  const plains = area('plains');
  const answer = held(english);
  load.mockReturnValueOnce(answer.promise);
  void openTexts(plains);
  await expect.poll(() => load.mock.calls).toHaveLength(2);
  const told = openTexts(plains).then(() => i18n.translate('plains.list'));
  await new Promise((done) => setTimeout(done));
  answer.come();
  expect(await told).toBe('Hills');
});

test('an area that is opened while the language changes has the new one', async () => {
  const { i18n } = await open();
  await Promise.all([i18n.changeLocale('ne'), openTexts(area('rivers'))]);
  expect(i18n.getLocale()).toBe('ne');
  expect(i18n.translate('rivers.list')).toBe('पहाड');
});

test('texts that could not be fetched are asked for again', async () => {
  const { i18n, load } = await open();
  const forests = area('forests');
  forests.en.mockRejectedValueOnce(new TypeError('offline'));
  await expect(openTexts(forests)).rejects.toThrow('offline');
  load.mockRejectedValueOnce(new TypeError('offline'));
  await expect(openTexts(forests)).rejects.toThrow('offline');
  await openTexts(forests);
  expect(i18n.translate('forests.list')).toBe('Hills');
});
