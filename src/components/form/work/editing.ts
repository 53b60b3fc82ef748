import { createContext } from 'react';
import type { RaRecord } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { safeParse, type z } from 'zod/mini';
import type { Standing } from '@/contract/fields';
import { rowsOf } from '@/contract/rows';
import type { FormValues } from './useSave';

interface Unread {
  error: Error;
  retry: () => unknown;
}

/** The error of a form's record that couldn't be read again: typed values stay, but can't be saved until it is read. */
export const Unread = createContext<Unread | undefined>(undefined);

/** The record that a form changes. */
export interface Editing {
  record: RaRecord;
  /** Returns the form's initial values. */
  start: (record: RaRecord) => FormValues;
  /** Reads the record's current state; rejects with react-admin's `HttpError`. */
  reread: () => Promise<RaRecord>;
}

/** The rules of a change: the same for every record, or a function of the current one. */
export type EditSchema = z.ZodMiniObject | ((record: Standing) => z.ZodMiniObject);

/** The rules of a change to this record. */
export const rulesOf = (schema: EditSchema, record: Standing): z.ZodMiniObject =>
  typeof schema === 'function' ? schema(record) : schema;

/** The fields of a form in which something was typed or chosen, with their values. */
export const typedValues = ({ getValues, getFieldState }: UseFormReturn, fields: readonly string[]): FormValues =>
  pick(
    getValues(),
    fields.filter((field) => getFieldState(field).isDirty),
  );

export const pick = (values: Standing, fields: readonly string[]): FormValues =>
  Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));

/**
 * Returns a form's values before anything is filled in; a list has as many rows as it needs. Other fields are null, as react-admin makes of
 * a cleared text: a form whose texts are all deleted again is as it was at first.
 */
export const blank = ({ shape }: z.ZodMiniObject): FormValues =>
  Object.fromEntries(
    Object.entries(shape).map(([field, schema]) => [field, safeParse(schema, undefined).data ?? blankRows(schema)]),
  );

function blankRows(field: unknown): FormValues[] | null {
  const list = rowsOf(field);
  return list ? Array.from({ length: list.min }, () => blank(list.row)) : null;
}
