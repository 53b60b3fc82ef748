import type { RaRecord } from 'react-admin';

/**
 * What a list's table shows, in the language of the screen. It goes with the list's queries, in react-admin's `meta`: of
 * it their keys hold the language and the columns in sight, which tell all that can differ.
 */
export interface Shown {
  readonly locale: string;
  /** The columns in sight. */
  readonly columns: readonly string[];
  /** What a record's cell shows, also in a column that is out of sight. */
  readonly textOf: (record: RaRecord, source: string) => string | number;
}

/** A value as a cell shows it where its column says nothing else. */
export function plainText(value: unknown): string | number {
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'string' || typeof value === 'number' ? value : '';
}
