import type { RaRecord } from 'react-admin';

/**
 * What a list's table shows, in the language of the screen. It is passed in react-admin's `meta` of the list's queries: their keys contain
 * the language and the visible columns, by which all else is decided.
 */
export interface Shown {
  readonly locale: string;
  /** The visible columns. */
  readonly columns: readonly string[];
  /** Returns the text of a record's cell, also for a hidden column. */
  readonly textOf: (record: RaRecord, source: string) => string | number;
}

/** Returns a value as a cell shows it where its column has no text of its own. */
export function plainText(value: unknown): string | number {
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'string' || typeof value === 'number' ? value : '';
}
