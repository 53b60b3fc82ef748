import { createContext, useContext } from 'react';
import { z } from 'zod';
import { longest } from '@/contract/fields';
import { type FileRules, fileRules } from '@/contract/fileFields';
import { leavesOf } from '@/contract/leaves';

/** The schema of the form round an input: the one home of what is asked, what is required and how long it may be. */
export const FormSchema = createContext<z.ZodObject>(z.object({}));

interface FieldRules {
  /** Whether the form has the field at all: one set of inputs serves forms that ask for different fields. */
  asked: boolean;
  required: boolean;
  maxLength?: number | undefined;
  /** The values to choose from, where the schema names them. */
  choices: readonly string[];
  /** Where the field is a file. */
  file?: FileRules | undefined;
}

/** What the form's schema asks of a field, for its mark, its counter and what can be chosen. */
export function useFieldRules(source: string): FieldRules {
  const field = useContext(FormSchema).shape[source];
  if (!(field instanceof z.ZodType)) return { asked: false, required: false, choices: [] };
  const [inner] = leavesOf(field);
  return {
    asked: true,
    required: !field.safeParse(undefined).success,
    maxLength: inner instanceof z.ZodString ? counted(inner.maxLength) : undefined,
    choices: inner instanceof z.ZodEnum ? inner.options.map(String) : [],
    file: inner instanceof z.ZodFile ? fileRules.get(inner) : undefined,
  };
}

/** A bound that is there for safety alone isn't counted towards. */
const counted = (bound: number | null): number | undefined => (bound !== null && bound < longest ? bound : undefined);
