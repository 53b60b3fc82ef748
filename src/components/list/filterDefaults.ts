import { z } from 'zod';

const key = 'coursedesk.filter';
const kept = z.record(z.string(), z.unknown()).catch({});

/** What was last searched for in this tab, by field: a course that was chosen goes along from list to list. */
const lastFilter = (): Record<string, unknown> => kept.parse(parsed(sessionStorage.getItem(key) ?? ''));

/** Keeps what is searched for. */
export const keepFilter = (values: Readonly<Record<string, unknown>>): void =>
  sessionStorage.setItem(key, JSON.stringify({ ...lastFilter(), ...values }));

/** What a list with this filter begins with. */
export const filterDefaults = ({ shape }: z.ZodObject): Record<string, unknown> =>
  Object.fromEntries(Object.entries(lastFilter()).filter(([field]) => Object.hasOwn(shape, field)));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
