import { z } from 'zod';
import { yearsOf } from '@/domain/years';
import { tabMemory } from '@/providers/storage/tabMemory';
import { askedOf, byUsualName, fieldsBelow } from './filterNames';

const searched = tabMemory('coursedesk.filter', z.record(z.string(), z.unknown()).catch({}));

/** What was last searched for in this tab, by field: a course that was chosen goes along from list to list. */
export const lastFilter = (): Record<string, unknown> => searched.read();

/** Keeps what is searched for, and forgets what was chosen below something else. */
export function keepFilter(values: Readonly<Record<string, unknown>>): void {
  const given = Object.fromEntries(Object.entries(byUsualName(values)).filter(([, value]) => (value ?? '') !== ''));
  const last = lastFilter();
  const others = Object.keys(given).filter((field) => Object.hasOwn(last, field) && last[field] !== given[field]);
  const stale = new Set(others.flatMap(fieldsBelow));
  const standing = Object.fromEntries(Object.entries(last).filter(([field]) => !stale.has(field)));
  searched.write({ ...standing, ...given });
}

/** What fields begin with where nothing else is known: a year is this one. */
export const usualBeginning = (schema: z.ZodObject): Record<string, unknown> => askedOf(schema, { year: yearsOf(new Date())[0] });

/**
 * What a list with this filter begins with, or a form in a page of its own, of what it can't do without: what was last searched
 * for.
 */
export function filterDefaults(schema: z.ZodObject): Record<string, unknown> {
  const known = { ...usualBeginning(schema), ...askedOf(schema, lastFilter()) };
  return Object.fromEntries(Object.entries(known).filter(([field]) => !mayBeLeftOut(schema.shape[field])));
}

const mayBeLeftOut = (field: unknown): boolean => field instanceof z.ZodType && field.safeParse(undefined).success;
