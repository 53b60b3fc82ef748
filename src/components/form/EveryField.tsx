import { useContext, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { z } from 'zod/mini';
import { asks, type Choices } from '@/contract/formRules';
import { rowsOf } from '@/contract/rows';
import { FormSchema } from './fieldRules';
import { inputsIn } from './inputPlaces';

/** Throws if a field of the form's schema has no input: nobody could fill it, nor see its error. */
export function EveryField({ formId }: { formId: string }) {
  const { schema, inputs } = useContext(FormSchema);
  const { getValues } = useFormContext();
  useEffect(() => {
    const drawn = [...inputs, ...inputsIn(formId)];
    const missing = fieldsOf(schema, getValues()).filter((field) => !drawn.includes(field));
    if (missing.length > 0) throw new Error(`The form has no input for ${missing.join(', ')}`);
  }, [schema, inputs, formId, getValues]);
  return null;
}

/** The fields of a form, with those of the first row of each list that it shows. */
function fieldsOf(schema: z.ZodMiniObject, values: Choices): string[] {
  return Object.entries<unknown>(schema.shape).flatMap(([field, rules]) => {
    const list = asks(schema, field, values) ? rowsOf(rules) : undefined;
    const rows: unknown = values[field];
    if (!list || !Array.isArray(rows) || rows.length === 0) return [field];
    return [field, ...fieldsOf(list.row, Object(rows[0])).map((part) => `${field}.0.${part}`)];
  });
}
