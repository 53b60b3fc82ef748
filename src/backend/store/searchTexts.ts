import { searchable } from '@/domain/searchable';
import { visibleText } from '@/domain/visibleText';
import type { Row, TableName } from './tables';

/** The columns that `contains` may look through, and whether a reader sees their text as it is or as HTML. */
const searched = {
  course: { course_name: 'text', program_overview: 'html' },
} as const satisfies { readonly [T in TableName]?: { readonly [Column in keyof Row<T>]?: 'text' | 'html' } };

const kinds: Readonly<Record<string, Readonly<Record<string, 'text' | 'html'>>>> = searched;

/** The columns of a table that are searched. */
export const searchedColumns = (table: string): string[] => Object.keys(kinds[table] ?? {});

/** The column of a database that holds what is looked through in place of this one. */
export const searchName = (column: string): string => `${column}_searched`;

/** What `contains` compares of a column's text, the same on every host; throws where the column isn't searched. */
export function searchText(table: TableName, column: string, text: string): string {
  const kind = kinds[table]?.[column];
  if (!kind) throw new Error(`${table}.${column} is not searched`);
  return searchable(kind === 'html' ? visibleText(text) : text);
}
