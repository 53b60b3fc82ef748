import { createContext, useContext } from 'react';
import { z } from 'zod';

/** The schema of the form round an input: the one home of what is required and how long it may be. */
export const FormSchema = createContext<z.ZodObject>(z.object({}));

interface FieldRules {
  required: boolean;
  maxLength: number | undefined;
}

/** What the form's schema asks of a field, for its mark and its counter. */
export function useFieldRules(source: string): FieldRules {
  const field = useContext(FormSchema).shape[source];
  if (!(field instanceof z.ZodType)) return { required: false, maxLength: undefined };
  return { required: !field.safeParse(undefined).success, maxLength: maxLengthOf(field) };
}

function maxLengthOf(field: z.ZodType): number | undefined {
  if (field instanceof z.ZodString) return field.maxLength ?? undefined;
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable) return maxLengthOfInner(field.unwrap());
  return undefined;
}

const maxLengthOfInner = (inner: unknown) => (inner instanceof z.ZodType ? maxLengthOf(inner) : undefined);
