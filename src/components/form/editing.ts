import type { RaRecord } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { EditSchema } from '@/components/record/recordForms';
import type { Standing } from '@/contract/fields';
import type { FormValues } from './useSave';

/** The record that a form changes. */
export interface Editing {
  record: RaRecord;
  /** What the form's fields begin with. */
  start: (record: RaRecord) => FormValues;
  /** The record as it stands now; rejects with react-admin's `HttpError`. */
  reread: () => Promise<RaRecord>;
}

/** The rules of a change to this record. */
export const rulesOf = (schema: EditSchema, record: Standing): z.ZodObject =>
  typeof schema === 'function' ? schema(record) : schema;

/** The fields of a form in which something was typed or chosen, with their values. */
export const typedValues = ({ getValues, getFieldState }: UseFormReturn, fields: readonly string[]): FormValues =>
  pick(
    getValues(),
    fields.filter((field) => getFieldState(field).isDirty),
  );

export const pick = (values: Standing, fields: readonly string[]): FormValues =>
  Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));
