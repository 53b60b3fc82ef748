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

/** What a list with this filter begins with: a year is this one until another was chosen. */
export const filterDefaults = (filter: z.ZodObject): Record<string, unknown> =>
  askedOf(filter, { year: yearsOf(new Date())[0], ...lastFilter() });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
