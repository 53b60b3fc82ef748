import type { RaRecord } from 'react-admin';
import { remembered } from '@/domain/remembered';
import { searchable } from '@/domain/searchable';
import { plainText, type Shown } from './shown';

interface ListQuery {
  filter: Record<string, unknown>;
  sort: { field: string; order: 'ASC' | 'DESC' };
  pagination: { page: number; perPage: number };
  /** What the list's table shows of a record; a search needs it. */
  shown?: Shown | undefined;
}

/**
 * Returns one page of a list that is wholly in the browser: filtered, sorted, cut; `total` counts the filtered rows. A page past the end has
 * the rows of the last one, to which the list then goes, as after the last row of a page was deleted. `q` searches for its
 * words in what is shown of a record; every other filter must equal the field's value.
 */
export function localList<R extends RaRecord>(records: readonly R[], { filter, sort, pagination, shown }: ListQuery) {
  const { q, ...exact } = filter;
  const wanted = Object.entries(exact);
  const isFound = finder(q, shown);
  const found = records.filter((record) => wanted.every(([field, value]) => record[field] === value) && isFound(record));
  const { page, perPage } = pagination;
  const last = Math.max(1, Math.ceil(found.length / perPage));
  const start = (Math.min(page, last) - 1) * perPage;
  return { data: sorted(found, sort, shown).slice(start, start + perPage), total: found.length };
}

/** Makes a test: a record's row shows every word of a query. */
function finder(query: unknown, shown: Shown | undefined): (record: RaRecord) => boolean {
  const words = typeof query === 'string' ? searchable(query).split(' ').filter(Boolean) : [];
  if (words.length === 0) return () => true;
  if (!shown) throw new Error('A search looks at what is shown: its query must say what that is');
  const searched = searchedOf(shown);
  return (record) => words.every((word) => searched(record).includes(word));
}

/** Returns all that a row shows; made once for each record, not at each key that is pressed. */
const searchedOf = remembered((shown: Shown) =>
  remembered((record: RaRecord) => shown.columns.map((source) => searchable(String(shown.textOf(record, source)))).join('\n')),
);

/** Sorts by what is shown; a number by its value, however it is written. */
function sorted<R extends RaRecord>(records: readonly R[], { field, order }: ListQuery['sort'], shown: Shown | undefined): R[] {
  const sign = order === 'ASC' ? 1 : -1;
  const keyOf = (record: R): string | number => {
    const value: unknown = record[field];
    return typeof value === 'number' ? value : (shown?.textOf(record, field) ?? plainText(value));
  };
  return records
    .map((record) => ({ record, key: keyOf(record) }))
    .toSorted((a, b) => sign * compare(a.key, b.key))
    .map(({ record }) => record);
}

let collator: Intl.Collator | undefined;

// One collator for both languages: digits of both scripts by their value, Devanagari after Latin.
const collated = () => (collator ??= new Intl.Collator(['en', 'ne'], { numeric: true, sensitivity: 'base' }));

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collated().compare(String(a), String(b));
