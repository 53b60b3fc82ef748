import { areaTexts, englishWithMenu, flatten, nepali, shared } from '@tests/support/catalogues';
import { expect, test } from 'vitest';
import { formMessages } from '@/components/form/messages';
import { publicMessages } from '@/pages/publicPages/messages';
import { publicMessagesNe } from '@/pages/publicPages/messages.ne';

const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
const code = Object.entries(sources)
  .filter(([path]) => !/[mM]essages(\.ne)?\.ts$|\.test\.tsx?$/.test(path))
  .map(([, text]) => text)
  .join('\n');

const placesOf = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].toSorted();
const formsOf = (text: string) => text.split('||||').length;

const shell = flatten(englishWithMenu);
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

/** Returns whether the product's code names the key: whole, as the fixed start of a composed key, or as a prefix. */
function isUsed(key: string): boolean {
  const name = key.slice(key.indexOf('.') + 1);
  if (/^(rules|fields)\./.test(key)) return new RegExp(`\\b${name}\\b`).test(code);
  const composed = [...key.matchAll(/[._]/g)].map(({ index }) => `\`${key.slice(0, index + 1)}\${`);
  const continued = [...key.matchAll(/[._]/g)].some(
    ({ index }) => new RegExp(`['"]${key.slice(0, index)}['"]`).test(code) && code.includes(`}${key.slice(index)}\``),
  );
  return continued || [`'${key}'`, `"${key}"`, ...composed].some((spelt) => code.includes(spelt));
}

test('a question names its record and its effect first, and its button is a verb', () => {
  const all = [...flatten(englishWithMenu), ...flatten(nepali)];
  const nameless = all.filter(([key, text]) => key.endsWith('.effect') && !text.split('||||').at(-1)?.includes('%{'));
  expect(nameless).toEqual([]);
  // The specification words these questions; a sentence on the effect precedes them.
  const asked = all.flatMap(([key, text]) => (/are you sure|पक्का .+ हो\?/i.test(text) && !key.startsWith('ra.') ? [key] : []));
  const given = [
    'article.delete.question',
    'course.activate.question',
    'course.deactivate.question',
    'lesson_resource.delete.question',
  ];
  expect([...new Set(asked)].toSorted()).toEqual(given);
  const vague = all.filter(
    ([key, text]) => /[._]confirm$/.test(key) && /^(?:yes|ok|confirm|submit|continue|हुन्छ|ठीक छ)\.?$/i.test(text),
  );
  expect(vague).toEqual([['ra.action.confirm', 'Confirm']]);
});

test('no text of the shell is left over', () => {
  const own = shell.map(([key]) => key).filter((key) => !key.startsWith('ra.'));
  expect(own.filter((key) => !isUsed(key))).toEqual([]);
});

/** The folders of what only forms and details show, or what loads with their texts, and an area's own screens other than its list. */
const ofForms =
  /^\/src\/(?:components\/(?:form|record\/(?:copy|history)|product\/discussion)|(?:resources|pages)\/(?!\w+\/\w*(?:List|Tree|Dashboard)\.))/;

test('a list names no text that loads with forms alone', () => {
  const late = flatten(formMessages).map(([key]) => key);
  const others = Object.entries(sources).filter(
    ([path]) => !ofForms.test(path) && !/(?:[mM]essages(\.ne)?|\.test)\.tsx?$/.test(path),
  );
  const named = others.flatMap(([path, text]) => late.filter((key) => text.includes(`'${key}'`)).map((key) => `${path}: ${key}`));
  expect(named).toEqual([]);
});

/** Returns the keys that an area's code names: labels of fields that have no `label`, and texts of any catalogue. */
function keysIn(area: string): string[] {
  const files = Object.entries(sources).filter(([path]) => path.startsWith(`/src/${area}/`) && !/essages(\.ne)?\.ts$/.test(path));
  return files.flatMap(([, text]) => [
    ...[...text.matchAll(/source="(\w+)"(?! label=)/g)].map(([, source]) => `fields.${source}`),
    ...[...text.matchAll(/['"`]([a-z_]+\.[a-z_.]+)['"`]/g)].map(([, key]) => key ?? ''),
  ]);
}

test('an area uses only its own and shared texts, because those of another may not have loaded', () => {
  const everywhere = new Set(shell.map(([key]) => key));
  const everybodys = new Set(flatten(shared).map(([key]) => key));
  // The course setup shows the catalogue's records and loads their texts; the wizard loads the texts of employees.
  const others = areaTexts.filter(({ area }) => area !== 'pages/courseSetup' && area !== 'pages/employeeWizard');
  const foreign = others.flatMap(({ area, texts }) => {
    const own = new Set(flatten(texts).map(([key]) => key));
    const wanted = keysIn(area).filter((key) => everywhere.has(key) && !own.has(key) && !everybodys.has(key));
    return wanted.map((key) => `${area}: ${key}`);
  });
  expect(foreign).toEqual([]);
});
