import { searchable } from './searchable';

/** Something that can be found by its names; `recent` says how long ago it was last seen, 0 being the last, undefined never. */
export interface Findable {
  /** As a search compares them (`searchable`): its name, and what else people call it. */
  names: readonly string[];
  /** The same of what else tells it: its code, its slug. */
  marks: string;
  recent: number | undefined;
}

/**
 * What a query means, the likeliest first: every word of it stands in the names or marks. What begins with the words comes before
 * what only has them inside; of these, what was seen last. Without a query, what was seen comes first, and then all in its order.
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

/** How far an item is from the words; undefined where it lacks one of them. */
function distanceOf({ names, marks, recent }: Findable, words: readonly string[]): number | undefined {
  if (words.length === 0) return 0;
  const nearest = Math.min(...names.map((name) => nearness(name, words)));
  // What was seen lately needs not be named from its beginning.
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
