import { z } from 'zod/mini';
import { yearsOf } from '@/domain/years';
import { tabMemory } from '@/providers/storage/tabMemory';
import { askedOf, byUsualName, fieldsBelow } from './filterNames';

const searched = tabMemory('coursedesk.filter', z.catch(z.record(z.string(), z.unknown()), {}));

/** Returns what was last searched for in this tab, by field: a chosen course is kept from list to list. */
export const lastFilter = (): Record<string, unknown> => searched.read();

/** Keeps a search's values, and forgets values that depend on one that changed. */
export function keepFilter(values: Readonly<Record<string, unknown>>): void {
  const given = Object.fromEntries(Object.entries(byUsualName(values)).filter(([, value]) => (value ?? '') !== ''));
  const last = lastFilter();
  const others = Object.keys(given).filter((field) => Object.hasOwn(last, field) && last[field] !== given[field]);
  const stale = new Set(others.flatMap(fieldsBelow));
  const standing = Object.fromEntries(Object.entries(last).filter(([field]) => !stale.has(field)));
  searched.write({ ...standing, ...given });
}

/** Returns the initial values of fields where nothing else is known: the current year for a year. */
export const usualBeginning = (schema: z.ZodMiniObject): Record<string, unknown> =>
  askedOf(schema, { year: yearsOf(new Date())[0] });

/**
 * Returns the initial values of a list's filter, or of a form on a page of its own: what was last searched for, for required fields only.
 */
export function filterDefaults(schema: z.ZodMiniObject): Record<string, unknown> {
  const known = { ...usualBeginning(schema), ...askedOf(schema, lastFilter()) };
  return Object.fromEntries(Object.entries(known).filter(([field]) => !mayBeLeftOut(schema.shape[field])));
}

const mayBeLeftOut = (field: unknown): boolean => field instanceof z.ZodMiniType && field.safeParse(undefined).success;
