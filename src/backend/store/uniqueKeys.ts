import { folded } from '@/domain/characters';
import type { TableName } from './tables';
import type { UniqueRule } from './uniqueRule';
import { rulesOf } from './uniques';

/** What a rule compares of a row, the same on every host: rows with one key may not stand together. It is null where the rule doesn't hold for the row. */
const uniqueKey = ({ columns, folded: name, among = () => true }: UniqueRule, row: object): string | null =>
  among(row)
    ? JSON.stringify(
        columns.map((column) => {
          const value: unknown = Reflect.get(row, column);
          return column === name && typeof value === 'string' ? folded(value) : value;
        }),
      )
    : null;

/** A row's keys, or what stands for them, by the names of the rules. */
export type Keys = Readonly<Record<string, string | null>>;

/** What the rules of a table compare of a row. */
export const keysOf = (table: TableName, row: object): Keys =>
  Object.fromEntries(rulesOf(table).map((rule) => [rule.name, uniqueKey(rule, row)]));

/**
 * The rules that rows break as they come to stand beside others, one after another: those of the first that breaks any. A row that
 * stands and comes again, by its id, is changed.
 */
export function brokenRules(
  standing: Iterable<readonly [id: unknown, Keys]>,
  coming: Iterable<readonly [id: unknown, Keys]>,
): string[] {
  const keysById = new Map(standing);
  const holders = new Map<string, unknown>();
  const placesOf = (keys: Keys) =>
    Object.entries(keys).flatMap(([rule, key]) => (key === null ? [] : { rule, place: `${rule} ${key}` }));
  for (const [id, keys] of keysById) for (const { place } of placesOf(keys)) holders.set(place, id);
  for (const [id, keys] of coming) {
    const places = placesOf(keys);
    const broken = places.filter(({ place }) => holders.has(place) && holders.get(place) !== id);
    if (broken.length > 0) return broken.map(({ rule }) => rule);
    for (const { place } of placesOf(keysById.get(id) ?? {})) holders.delete(place);
    for (const { place } of places) holders.set(place, id);
    keysById.set(id, keys);
  }
  return [];
}
