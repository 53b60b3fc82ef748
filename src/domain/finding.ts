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
 * Returns the items whose names or marks contain every word of a query, the likeliest first: those that begin with the words before those
 * that contain them; of equal ones, the most recently seen. Without a query, seen items come first, then all others in their order.
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
  if (nearest < absent) return nearest;
  const all = `${names.join('\n')}\n${marks}`;
  return words.every((word) => all.includes(word)) ? absent : undefined;
}

const [begins, beginsWords, inside, absent] = [0, 1, 2, 3];

function nearness(name: string, words: readonly string[]): number {
  if (name.startsWith(words.join(' '))) return begins;
  const spaced = ` ${name}`;
  if (words.every((word) => spaced.includes(` ${word}`))) return beginsWords;
  return words.every((word) => name.includes(word)) ? inside : absent;
}
