import type { RaRecord } from 'react-admin';

interface ListQuery {
  filter: Record<string, unknown>;
  sort: { field: string; order: 'ASC' | 'DESC' };
  pagination: { page: number; perPage: number };
}

/** One page of a list that is wholly in the browser: filtered, sorted, cut; `total` counts the filtered rows. */
export function localList<R extends RaRecord>(records: readonly R[], { filter, sort, pagination }: ListQuery) {
  const found = records.filter((record) => matches(record, filter)).toSorted(by(sort));
  const start = (pagination.page - 1) * pagination.perPage;
  return { data: found.slice(start, start + pagination.perPage), total: found.length };
}

/** `q` looks for its words anywhere in the texts of a record; every other filter wants that very value. */
function matches(record: RaRecord, { q, ...exact }: Record<string, unknown>): boolean {
  return (
    Object.entries(exact).every(([field, wanted]) => record[field] === wanted) &&
    (typeof q !== 'string' || holdsEveryWord(record, q))
  );
}

function holdsEveryWord(record: RaRecord, query: string): boolean {
  const hay = fold(
    Object.values(record)
      .filter((value) => typeof value === 'string' || typeof value === 'number')
      .join('\n'),
  );
  return fold(query)
    .split(/\s+/)
    .every((word) => hay.includes(word));
}

const fold = (text: string) => text.normalize('NFC').toLowerCase().trim();

// One collator for both languages: digits by their value, Devanagari after Latin.
const collator = new Intl.Collator(['en', 'ne'], { numeric: true, sensitivity: 'base' });

function by({ field, order }: ListQuery['sort']) {
  const sign = order === 'ASC' ? 1 : -1;
  return (a: RaRecord, b: RaRecord) => sign * compare(a[field], b[field]);
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(textOf(a), textOf(b));
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
