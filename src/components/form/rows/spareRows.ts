import { createContext, useContext, useEffect } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import { hasContent } from '@/domain/html/hasContent';

/** The lists of a form of which blank rows are left out when it is saved, each by its name with the number of rows that it needs. */
type Lists = ReadonlyMap<string, number>;

/** Where lists say that they are such. */
export const SpareRows = createContext<Map<string, number>>(new Map());

/** Says that blank rows of a list are left out of what is saved, though they stay in the form. */
export function useSpareRows(name: string | undefined, least: number): void {
  const lists = useContext(SpareRows);
  useEffect(() => {
    if (name === undefined) return undefined;
    lists.set(name, least);
    return () => void lists.delete(name);
  }, [lists, name, least]);
}

/** Whether nothing was written or ticked in a row. */
export const isBlank = (row: unknown): boolean =>
  Object.values<unknown>(Object(row)).every((value) =>
    typeof value === 'string' ? !hasContent(value) : value === null || value === undefined || value === false,
  );

/** Returns the places of the rows that are saved: without the last blank ones, as far as the list can do without. */
function placesOf(rows: readonly unknown[], least: number): number[] {
  const blanks = rows.flatMap((row, place) => (isBlank(row) ? [place] : []));
  const spare = new Set(blanks.slice(Math.max(0, blanks.length - Math.max(0, rows.length - least))));
  return rows.flatMap((_, place) => (spare.has(place) ? [] : [place]));
}

/** Returns a form's values without spare rows, and of each list with some the places of the others. */
function withoutSpare(values: FieldValues, lists: Lists): { sent: FieldValues; places: ReadonlyMap<string, readonly number[]> } {
  const sent = { ...values };
  const places = new Map<string, readonly number[]>();
  for (const [name, least] of lists) {
    const rows: unknown = values[name];
    const kept = Array.isArray(rows) ? placesOf(rows, least) : [];
    if (!Array.isArray(rows) || kept.length === rows.length) continue;
    places.set(name, kept);
    sent[name] = kept.map((place): unknown => rows[place]);
  }
  return { sent, places };
}

/** Returns what is saved of a form's values. */
export const savedOf = (values: FieldValues, lists: Lists): FieldValues => withoutSpare(values, lists).sent;

/** Makes a resolver that judges what is saved; the errors of a row stand at its place in the form. */
export const judgingSaved =
  (resolver: Resolver, lists: Lists): Resolver =>
  async (values, context, options) => {
    const { sent, places } = withoutSpare(values, lists);
    const result = await resolver(sent, context, options);
    const errors: Record<string, unknown> = { ...result.errors };
    for (const [name, kept] of places) {
      const ofRows = Object.entries<unknown>(Object(errors[name]));
      if (errors[name]) errors[name] = Object.fromEntries(ofRows.map(([row, error]) => [kept[Number(row)] ?? row, error]));
    }
    return Object.assign(result, { errors });
  };
