import { createContext, useContext, useEffect } from 'react';
import { useWrappedSource } from 'react-admin';
import { get, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { longest } from '@/contract/fields';
import { type FileRules, fileRules } from '@/contract/fileFields';
import { type Choices, conditionOf } from '@/contract/formRules';
import { fieldAt, leavesOf } from '@/contract/leaves';
import { largest } from '@/contract/numberFields';

interface FormRules {
  /** The one home of what is asked, what is required and how long it may be. */
  schema: z.ZodObject;
  /** The fields that have an input, whether or not it is asked for now. */
  inputs: Set<string>;
}

/** What the inputs of a form go by. */
export const FormSchema = createContext<FormRules>({ schema: z.object({}), inputs: new Set() });

interface FieldRules {
  /** Whether the form asks for the field: one set of inputs serves several forms, and some go by what was chosen in others. */
  asked: boolean;
  required: boolean;
  /** How short and how long a text may be, where that is bounded. */
  minLength?: number | undefined;
  maxLength?: number | undefined;
  /** From what to what a number may be, where that is bounded. */
  range?: Range | undefined;
  /** The values to choose from, where the schema names them; `flagChoices` where it is true or false. */
  choices: readonly string[];
  /** Where the field is a file. */
  file?: FileRules | undefined;
}

interface Range {
  min: number;
  max: number;
}

/** What the form's schema asks of a field, for its mark, its counter and what can be chosen. */
export function useFieldRules(source: string): FieldRules {
  const { schema, inputs } = useContext(FormSchema);
  const name = useWrappedSource(source);
  const field = fieldAt(schema, name);
  const condition = conditionOf(field);
  const asked = useWatch({
    // Most fields go by no choice: they needn't look at each change of the form.
    disabled: !condition,
    compute: (form: Choices) => condition?.asked(choicesRound(name, form)) ?? true,
  });

  useEffect(() => {
    inputs.add(name);
    return () => void inputs.delete(name);
  }, [inputs, name]);

  if (!(field instanceof z.ZodType)) return { asked: false, required: false, choices: [] };
  const [inner] = leavesOf(field);
  return {
    asked: !condition || asked,
    required: !(condition?.schema ?? field).safeParse(undefined).success,
    minLength: inner instanceof z.ZodString ? (inner.minLength ?? undefined) : undefined,
    maxLength: inner instanceof z.ZodString ? counted(inner.maxLength) : undefined,
    range: inner instanceof z.ZodNumber ? rangeOf(inner) : undefined,
    choices: choicesOf(inner),
    file: inner instanceof z.ZodFile ? fileRules.get(inner) : undefined,
  };
}

function choicesOf(field: unknown): readonly string[] {
  if (field instanceof z.ZodBoolean) return flagChoices;
  return field instanceof z.ZodEnum ? field.options.map(String) : [];
}

/** The names of what a flag can be. */
export const flagChoices: readonly string[] = ['true', 'false'];

/** What a field's condition goes by: the form, or in a list the row that it stands in. */
function choicesRound(name: string, form: Choices): Choices {
  const end = name.lastIndexOf('.');
  const row: unknown = end < 0 ? form : get(form, name.slice(0, end));
  return Object(row);
}

function rangeOf({ minValue: min, maxValue: max }: z.ZodNumber): Range | undefined {
  return min !== null && max !== null && max < largest ? { min, max } : undefined;
}

/** A bound that is there for safety alone isn't counted towards. */
const counted = (bound: number | null): number | undefined => (bound !== null && bound < longest ? bound : undefined);
