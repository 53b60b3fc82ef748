import { expect, test } from 'vitest';
import { publicMessages } from '@/pages/publicPages/messages';
import { publicMessagesNe } from '@/pages/publicPages/messages.ne';
import { english } from './english';
import { nepali } from './nepali';

const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
const code = Object.entries(sources)
  .filter(([path]) => !/[mM]essages(\.ne)?\.ts$|\.test\.tsx?$/.test(path))
  .map(([, text]) => text)
  .join('\n');

/** Every text by its dotted key. */
const flatten = (catalogue: object, above = ''): [key: string, text: string][] =>
  Object.entries(catalogue).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[above + name, value]] : flatten(Object(value), `${above}${name}.`),
  );

const placesOf = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].toSorted();
const formsOf = (text: string) => text.split('||||').length;

const shell = flatten(english);
const catalogues = [
  { name: 'shell', english: shell, nepali: new Map(flatten(nepali)) },
  { name: 'public pages', english: flatten(publicMessages), nepali: new Map(flatten(publicMessagesNe)) },
];

test.each(catalogues)('$name: Nepali has the keys of English', (catalogue) => {
  expect([...catalogue.nepali.keys()].toSorted()).toEqual(catalogue.english.map(([key]) => key).toSorted());
});

test.each(catalogues)('$name: a text in Nepali has the places and as many forms as in English', (catalogue) => {
  for (const [key, text] of catalogue.english) {
    const translated = catalogue.nepali.get(key) ?? '';
    expect([key, ...placesOf(translated)]).toEqual([key, ...placesOf(text)]);
    expect([key, formsOf(translated)]).toEqual([key, formsOf(text)]);
  }
});

test.each(catalogues)('$name: what has words in English has Nepali ones', (catalogue) => {
  const untranslated = catalogue.english.flatMap(([key, text]) => {
    const hasWords = /\p{L}/u.test(text.replace(/%\{\w+\}|Coursedesk/g, ''));
    return hasWords && !/\p{Script=Devanagari}/u.test(catalogue.nepali.get(key) ?? '') ? [key] : [];
  });
  expect(untranslated).toEqual([]);
});

/** Whether the product's code names the key: whole, as the fixed beginning of a composed one, or as a beginning that something is put behind. */
function isUsed(key: string): boolean {
  const name = key.slice(key.indexOf('.') + 1);
  if (/^(rules|fields)\./.test(key)) return new RegExp(`\\b${name}\\b`).test(code);
  const composed = [...key.matchAll(/[._]/g)].map(({ index }) => `\`${key.slice(0, index + 1)}\${`);
  const continued = [...key.matchAll(/\./g)].some(
    ({ index }) => new RegExp(`['"]${key.slice(0, index)}['"]`).test(code) && code.includes(`}${key.slice(index)}\``),
  );
  return continued || [`'${key}'`, `"${key}"`, ...composed].some((spelt) => code.includes(spelt));
}

test('no text of the shell is left over', () => {
  const own = shell.map(([key]) => key).filter((key) => !key.startsWith('ra.'));
  expect(own.filter((key) => !isUsed(key))).toEqual([]);
});
