import { readableText } from '@/domain/readableText';
import { searchable } from '@/domain/searchable';
import type { Row, TableName } from './tables';

/** The columns that `contains` may look through, and whether a reader sees their text as it is or as HTML. */
const searched = {
  course: { course_name: 'text', program_overview: 'html' },
  quiz: { question: 'html' },
} as const satisfies { readonly [T in TableName]?: { readonly [Column in keyof Row<T>]?: 'text' | 'html' } };

const kinds: Readonly<Record<string, Readonly<Record<string, 'text' | 'html'>>>> = searched;

/** The columns of a table that are searched. */
export const searchedColumns = (table: string): string[] => Object.keys(kinds[table] ?? {});

/** The column of a database that holds what is looked through in place of this one; throws where it isn't searched. */
export function searchName(table: string, column: string): string {
  kindOf(table, column);
  return `${column}_searched`;
}

/** Makes of a column's text what `contains` compares, the same on every host; throws where the column isn't searched. */
export function searchTextOf(table: string, column: string): (text: string) => string {
  const kind = kindOf(table, column);
  return (text) => searchable(kind === 'html' ? readableText(text) : text);
}

function kindOf(table: string, column: string): 'text' | 'html' {
  const kind = kinds[table]?.[column];
  if (!kind) throw new Error(`${table}.${column} is not searched`);
  return kind;
}
