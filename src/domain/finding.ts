import { searchable } from './searchable';

/** Something that can be found by its names; `recent` ranks how recently it was seen, 0 being the latest, undefined never. */
export interface Findable {
  /** Its name and other names, in the form of `searchable`. */
  names: readonly string[];
  /** Its code and slug, in the same form. */
  marks: string;
  recent: number | undefined;
}

/**
 * Returns the items whose names or marks contain every word of a query, the likeliest first: names that begin with the words, then those with
 * words that do, then codes and slugs with such words, then all that contain them; of equal ones, the most recently seen. Without a query,
 * seen items come first, then all others in their order.
 */
export function found<Item extends Findable>(items: readonly Item[], query: string): Item[] {
  const words = searchable(query).split(' ').filter(Boolean);
  return items
    .flatMap((item) => {
      const distance = distanceOf(item, words);
      return distance === undefined ? [] : [{ item, distance, recent: item.recent ?? Number.MAX_SAFE_INTEGER }];
    })
    .toSorted((one, other) => one.distance - other.distance || one.recent - other.recent)
    .map(({ item }) => item);
}

/** Returns how far an item is from the words; undefined where it lacks one of them. */
function distanceOf({ names, marks, recent }: Findable, words: readonly string[]): number | undefined {
  if (words.length === 0) return 0;
  const nearest = Math.min(...names.map((name) => nearness(name, words)));
  // An item that was seen lately needn't begin with the first word.
  if (nearest <= beginsWords) return recent === undefined ? nearest : begins;
  const all = `${names.join('\n')}\n${marks}`;
  if (words.every((word) => beginsIn(all, word))) return beginsMarks;
  if (nearest < absent) return nearest;
  return words.every((word) => all.includes(word)) ? absent : undefined;
}

const [begins, beginsWords, beginsMarks, inside, absent] = [0, 1, 2, 3, 4];

function nearness(name: string, words: readonly string[]): number {
  if (name.startsWith(words.join(' '))) return begins;
  if (words.every((word) => beginsIn(name, word))) return beginsWords;
  return words.every((word) => name.includes(word)) ? inside : absent;
}

/** Whether a word of the text begins so: one that follows no letter, sign or digit. */
function beginsIn(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !ofWord.test(text.slice(at - 1, at))) return true;
  }
  return false;
}

const ofWord = /[\p{L}\p{M}\p{N}]/u;
