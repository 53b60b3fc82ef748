import { z } from 'zod';
import { yearsOf } from '@/domain/years';
import { askedOf, byUsualName } from './filterNames';

const key = 'coursedesk.filter';
const kept = z.record(z.string(), z.unknown()).catch({});

/** What was last searched for in this tab, by field: a course that was chosen goes along from list to list. */
const lastFilter = (): Record<string, unknown> => kept.parse(parsed(sessionStorage.getItem(key) ?? ''));

/** Keeps what is searched for. */
export const keepFilter = (values: Readonly<Record<string, unknown>>): void =>
  sessionStorage.setItem(key, JSON.stringify({ ...lastFilter(), ...byUsualName(values) }));

/** What fields begin with where nothing else is known: a year is this one. */
export const usualBeginning = (schema: z.ZodObject): Record<string, unknown> => askedOf(schema, { year: yearsOf(new Date())[0] });

/** What a list with this filter begins with, or a form in a page of its own: what was last searched for. */
export const filterDefaults = (schema: z.ZodObject): Record<string, unknown> => ({
  ...usualBeginning(schema),
  ...askedOf(schema, lastFilter()),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
