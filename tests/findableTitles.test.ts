import { englishWithMenu, flatten, nepali } from '@tests/support/catalogues';
import { expect, test } from 'vitest';
import { resources } from '@/app/finder/areaEntries';
import { namedEntry } from '@/app/finder/finderEntry';
import { menuMessagesNe } from '@/app/layout/menuMessages.ne';
import { found } from '@/domain/finding';

const inNepali = new Map(flatten(nepali));
const inEnglish = new Map(flatten(englishWithMenu));

const keys = [
  ...flatten(menuMessagesNe).map(([key]) => key),
  ...resources.flatMap(({ titles: { list, add }, pages }) => [list, add, ...Object.values(pages).map(({ title }) => title)]),
  ...['settings', 'keys', 'theme', 'theme_light', 'theme_dark', 'language', 'demo_reset', 'logout'].map(
    (name) => `shell.${name}`,
  ),
].flatMap((key) => key ?? []);

const isFoundBy = (name: string, query: string) =>
  found([{ ...namedEntry({ kind: 'screen', name }), recent: undefined }], query).length > 0;

/** Returns the texts whose name in the one language isn't found by its name in the other. */
const lostBetween = (names: ReadonlyMap<string, string>, typed: (key: string) => string) =>
  keys.flatMap((key) => (isFoundBy(names.get(key) ?? '', typed(key)) ? [] : [`${names.get(key)}: ${typed(key)}`]));

test('in Nepali every screen and action is found by its English name', () => {
  expect(lostBetween(inNepali, (key) => inEnglish.get(key) ?? '')).toEqual([]);
});

test('in English every screen and action is found by its Nepali name', () => {
  // Words that English has no word for.
  const typed = (key: string) => (inNepali.get(key) ?? '').replaceAll(/ लागि| गर्नुहोस्|अनुसार/g, '');
  expect(lostBetween(inEnglish, typed)).toEqual([]);
});
