import { readableText } from '@/domain/html/readableText';
import { searchable } from '@/domain/searchable';
import { comparablePhone } from '@/domain/typed/phone';
import type { Row, TableName } from './tables';

/** The columns that `contains` may search, and what their text is: plain, HTML or a phone number. */
const searched = {
  course: { course_name: 'text', program_overview: 'html' },
  quiz: { question: 'html' },
  enquiry: { email: 'text', mobile_no: 'phone' },
} as const satisfies { readonly [T in TableName]?: { readonly [Column in keyof Row<T>]?: Kind } };

type Kind = 'text' | 'html' | 'phone';

const kinds: Readonly<Record<string, Readonly<Record<string, Kind>>>> = searched;

/** Returns the searched columns of a table. */
export const searchedColumns = (table: string): string[] => Object.keys(kinds[table] ?? {});

/** The searched columns of tables that grow: an index finds their texts by the parts of these (ADR 17). */
const indexed: ReadonlySet<string> = new Set<`${keyof typeof searched}.${string}`>(['quiz.question']);

/** Returns the database column with the parts of this one's search text; undefined where no index has them. */
export const partsName = (table: string, column: string): string | undefined =>
  indexed.has(`${table}.${column}`) ? `${column}_parts` : undefined;

/** Returns the database columns that are made from this one for the search. */
export const searchNames = (table: string, column: string): string[] => [
  searchName(table, column),
  ...[partsName(table, column) ?? []].flat(),
];

/** Returns the database column with the search text of this one; throws where it isn't searched. */
export function searchName(table: string, column: string): string {
  kindOf(table, column);
  return `${column}_searched`;
}

/** Returns the function that makes a column's search text, the same on every host; throws where the column isn't searched. */
export function searchTextOf(table: string, column: string): (text: string) => string {
  return textOf[kindOf(table, column)];
}

const textOf: Readonly<Record<Kind, (text: string) => string>> = {
  text: searchable,
  html: (text) => searchable(readableText(text)),
  phone: comparablePhone,
};

function kindOf(table: string, column: string): Kind {
  const kind = kinds[table]?.[column];
  if (!kind) throw new Error(`${table}.${column} is not searched`);
  return kind;
}
