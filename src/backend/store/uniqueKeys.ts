import type { RuleKey } from '@/contract/message';
import { folded } from '@/domain/characters';
import { detailsOf, type TableName, tableNames } from './tables';

/** A unique rule of a table. */
export interface UniqueRule {
  readonly name: string;
  readonly table: TableName;
  readonly columns: readonly string[];
  /** The column, if any, whose texts are compared without case and invisible characters. */
  readonly folded: string | undefined;
  /** The rows to which it applies; by default all. */
  readonly among: ((row: Readonly<Record<string, unknown>>) => boolean) | undefined;
  /** The wire field of the refusal, and its message. */
  readonly field: string;
  readonly message: RuleKey;
}

const declaredIn = (table: TableName): UniqueRule[] =>
  (detailsOf(table).unique ?? []).map(({ name, column, within = [], isExact, among, field = column, message }) => ({
    name,
    table,
    columns: [...within, column],
    folded: isExact ? undefined : column,
    among,
    field,
    message,
  }));

const rules = new Map(tableNames.map((table) => [table, declaredIn(table)]));

/** Returns the unique rules of a table. */
export const rulesOf = (table: TableName): UniqueRule[] => rules.get(table) ?? [];

/** Every unique rule of the product. */
export const uniqueRules: readonly UniqueRule[] = tableNames.flatMap(rulesOf);

/**
 * Returns a row's key in a rule, the same on every host: two rows may not have the same key. It is null where the rule doesn't apply to the
 * row.
 */
const uniqueKey = ({ columns, folded: name, among = () => true }: UniqueRule, row: object): string | null =>
  among({ ...row })
    ? JSON.stringify(
        columns.map((column) => {
          const value: unknown = Reflect.get(row, column);
          return column === name && typeof value === 'string' ? folded(value) : value;
        }),
      )
    : null;

/** A row's keys, or texts that stand for them, by the names of the rules. */
export type Keys = Readonly<Record<string, string | null>>;

/** Returns a row's keys in the rules of its table. */
export const keysOf = (table: TableName, row: object): Keys =>
  Object.fromEntries(rulesOf(table).map((rule) => [rule.name, uniqueKey(rule, row)]));

/**
 * Returns the rules that new rows break, added to the existing ones one after another: those of the first row that breaks any. A new row
 * with the id of an existing one changes it.
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
