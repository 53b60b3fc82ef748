import { z } from 'zod/mini';
import { yearAt } from '@/domain/calendar/years';
import { tabMemory } from '@/providers/storage/tabMemory';

/** Field names that only some searches have, and the usual names for them. */
const usual: Readonly<Record<string, string>> = { course_id: 'courses', batch_year: 'year' };

/** Returns a field's usual name, by which its value is kept from list to list. */
export const usualName = (field: string): string => usual[field] ?? field;

/** The fields that depend on a field's value, by usual names. */
const below = {
  courses: ['subcourse', 'subcourse_main_topic', 'lesson', 'modelset', 'group', 'courseprice'],
  subcourse: ['subcourse_main_topic', 'lesson'],
  subcourse_main_topic: ['lesson'],
  year: ['modelset', 'group'],
};

/** A field that others depend on, by its usual name. */
export type ChosenFirst = keyof typeof below;
const isChosenFirst = (field: string): field is ChosenFirst => Object.hasOwn(below, field);

/** Returns the fields that depend on the one with this usual name. */
export const fieldsBelow = (field: string): readonly string[] => (isChosenFirst(field) ? below[field] : []);

/** Values by the usual names of their fields. */
export const byUsualName = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [usualName(field), value]));

/** Returns those of the values, given by usual names, that a schema has, by the schema's own names. */
export const askedOf = ({ shape }: { shape: object }, values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(shape).flatMap((field) => {
      const name = usualName(field);
      return Object.hasOwn(values, name) ? [[field, values[name]]] : [];
    }),
  );

const searched = tabMemory('coursedesk.filter', z.catch(z.record(z.string(), z.unknown()), {}));

/** Returns what was last searched for in this tab, by field: a chosen course is kept from list to list. */
export const lastFilter = (): Record<string, unknown> => searched.read();

/** Keeps a search's values, and forgets values that depend on one that changed. */
export const keepFilter = (values: Readonly<Record<string, unknown>>): void => searched.write(lastFilterWith(values));

/** Returns what was last searched for with these values put over it, and without those that depend on one that differs. */
function lastFilterWith(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const given = Object.fromEntries(Object.entries(byUsualName(values)).filter(([, value]) => (value ?? '') !== ''));
  const last = lastFilter();
  const others = Object.keys(given).filter((field) => Object.hasOwn(last, field) && last[field] !== given[field]);
  return { ...without(last, others.flatMap(fieldsBelow)), ...given };
}

/** Forgets the course that was last searched for, because there is no such course any more, and what was chosen below it. */
export const forgetCourse = (): void => searched.write(withoutCourse(lastFilter()));

/** Returns a search's values without its course and all that depends on it. */
export const withoutCourse = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !ofCourse.has(usualName(field))));

const ofCourse = new Set(['courses', ...below.courses]);

const without = (values: Readonly<Record<string, unknown>>, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)));

/** Tells whether a search's values are others than those last searched for in this tab. */
export function differsFromLast(values: Readonly<Record<string, unknown>>): boolean {
  const last = lastFilter();
  return Object.entries(byUsualName(values)).some(([field, value]) => Object.hasOwn(last, field) && last[field] !== value);
}

/** Returns the initial values of fields where nothing else is known: the current year for a year. */
export const usualBeginning = (schema: z.ZodMiniObject): Record<string, unknown> => askedOf(schema, { year: yearAt(new Date()) });

/** With which status a search begins: what learners see, or what staff have to see to. */
const usualStatus = {
  is_active: 'y',
  is_deleted: 'n',
  lesson_quiz_active: 'ACTIVE',
  live_exam_status: 'PENDING',
  en_status: 'requested',
};

/**
 * Returns the initial values of a list's filter, or of a form on a page of its own: what was last searched for, for required fields only.
 * The values of the search at the page's address, if it has one, come first.
 */
export const filterDefaults = (schema: z.ZodMiniObject, asked: Readonly<Record<string, unknown>> = {}): Record<string, unknown> =>
  requiredOf(schema, { ...usualBeginning(schema), ...askedOf(schema, { ...usualStatus, ...lastFilterWith(asked) }) });

/** Returns the last choice in the tab for required fields, or this year for a year; of another status nothing is assumed. */
export const lastChoice = (schema: z.ZodMiniObject): Record<string, unknown> =>
  requiredOf(schema, { ...usualBeginning(schema), ...askedOf(schema, lastFilter()) });

const requiredOf = (schema: z.ZodMiniObject, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !mayBeLeftOut(schema.shape[field])));

const mayBeLeftOut = (field: unknown): boolean => field instanceof z.ZodMiniType && field.safeParse(undefined).success;
