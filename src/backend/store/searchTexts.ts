import { readableText } from '@/domain/readableText';
import { searchable } from '@/domain/searchable';
import type { Row, TableName } from './tables';

/** The columns that `contains` may search, and whether their text is plain or HTML. */
const searched = {
  course: { course_name: 'text', program_overview: 'html' },
  quiz: { question: 'html' },
} as const satisfies { readonly [T in TableName]?: { readonly [Column in keyof Row<T>]?: 'text' | 'html' } };

const kinds: Readonly<Record<string, Readonly<Record<string, 'text' | 'html'>>>> = searched;

/** Returns the searched columns of a table. */
export const searchedColumns = (table: string): string[] => Object.keys(kinds[table] ?? {});

/** Returns the database column with the search text of this one; throws where it isn't searched. */
export function searchName(table: string, column: string): string {
  kindOf(table, column);
  return `${column}_searched`;
}

/** Returns the function that makes a column's search text, the same on every host; throws where the column isn't searched. */
export function searchTextOf(table: string, column: string): (text: string) => string {
  const kind = kindOf(table, column);
  return (text) => searchable(kind === 'html' ? readableText(text) : text);
}

function kindOf(table: string, column: string): 'text' | 'html' {
  const kind = kinds[table]?.[column];
  if (!kind) throw new Error(`${table}.${column} is not searched`);
  return kind;
}
