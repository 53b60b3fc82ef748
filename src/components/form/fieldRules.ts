import { createContext, useContext, useEffect, useId } from 'react';
import { useWrappedSource } from 'react-admin';
import { get, useWatch } from 'react-hook-form';
import { z } from 'zod/mini';
import { longest } from '@/contract/fields';
import { type FileRules, fileRules } from '@/contract/fileFields';
import { type Choices, conditionOf, isRequired } from '@/contract/formRules';
import { fieldAt, leavesOf } from '@/contract/leaves';
import { largest } from '@/contract/numberFields';
import { type Bounds, boundsOf } from '@/contract/rows';

interface FormRules {
  /** The only place that says which fields a form has, which are required, and how long they may be. */
  schema: z.ZodMiniObject;
  /** The fields that have an input, even if the form doesn't show it at the moment. */
  inputs: Set<string>;
}

/** What the inputs of a form read about it. */
export const FormSchema = createContext<FormRules>({ schema: z.object({}), inputs: new Set() });

interface FieldRules {
  /** Whether the form has the field: one set of inputs serves several forms, and some fields depend on other fields' values. */
  applies: boolean;
  required: boolean;
  /** The least and the most characters of a text, where limited. */
  minLength?: number | undefined;
  maxLength?: number | undefined;
  /** The least and the highest number, where limited. */
  range?: Range | undefined;
  /** The values to choose from, where the schema lists them; `flagChoices` for a boolean. */
  choices: readonly string[];
  /** The rules of a file field. */
  file?: FileRules | undefined;
}

interface Range {
  min: number;
  max: number;
}

/** Returns what the form's schema says about a field, for its asterisk, its counter and its choices. */
export function useFieldRules(source: string): FieldRules {
  const { schema, inputs } = useContext(FormSchema);
  const name = useWrappedSource(source);
  const field = fieldAt(schema, name);
  const condition = conditionOf(field);
  const applies = useWatch({
    // Most fields depend on no other: they needn't check every change of the form.
    disabled: !condition,
    compute: (form: Choices) => condition?.applies(choicesRound(name, form)) ?? true,
  });

  useEffect(() => {
    inputs.add(name);
    return () => void inputs.delete(name);
  }, [inputs, name]);
  useEffect(() => {
    // As it is hidden, the input within it takes the name away.
    if (!applies) inputs.add(name);
  }, [inputs, name, applies]);

  if (!(field instanceof z.ZodMiniType)) return { applies: false, required: false, choices: [] };
  const [inner] = leavesOf(field);
  return {
    applies: !condition || applies,
    required: isRequired(field),
    minLength: inner instanceof z.ZodMiniString ? boundsOf(inner).min : undefined,
    maxLength: inner instanceof z.ZodMiniString ? counted(boundsOf(inner).max) : undefined,
    range: inner instanceof z.ZodMiniNumber ? rangeOf(boundsOf(inner)) : undefined,
    choices: choicesOf(inner),
    file: inner instanceof z.ZodMiniFile ? fileRules.get(inner) : undefined,
  };
}

function choicesOf(field: unknown): readonly string[] {
  if (field instanceof z.ZodMiniBoolean) return flagChoices;
  return field instanceof z.ZodMiniEnum ? field.options.map(String) : [];
}

/** The names of a boolean's values. */
export const flagChoices: readonly string[] = ['true', 'false'];

/** Returns the values that a field's condition depends on: the form's, or in a list those of its row. */
function choicesRound(name: string, form: Choices): Choices {
  const end = name.lastIndexOf('.');
  const row: unknown = end < 0 ? form : get(form, name.slice(0, end));
  return Object(row);
}

const rangeOf = ({ min, max }: Bounds): Range | undefined =>
  min !== undefined && max !== undefined && max < largest ? { min, max } : undefined;

/** Leaves out a limit that is there for safety alone: no counter is shown for it. */
const counted = (bound: number | undefined): number | undefined => (bound !== undefined && bound < longest ? bound : undefined);

/** The error of a field's value: a text of `say`. */
type FieldCheck = (value: unknown) => string | undefined;

/** A check of one field. */
export interface FieldChecked {
  source: string;
  check: FieldCheck;
}

/** Checks that inputs add to the form's schema, by an id of each: they know what no schema can. */
export const FieldChecks = createContext<Map<string, FieldChecked>>(new Map());

/** Adds an input's own check of its value to the form's validation. */
export function useFieldCheck(source: string, check: FieldCheck): void {
  const checks = useContext(FieldChecks);
  // A field may have several.
  const id = useId();
  useEffect(() => {
    checks.set(id, { source, check });
    return () => void checks.delete(id);
  });
}

/** Returns a form's schema with the checks that its inputs add; a field that the schema already refuses isn't checked again. */
export const withChecks = (rules: z.ZodMiniObject, checks: ReadonlyMap<string, FieldChecked>): z.ZodMiniObject =>
  rules.check(
    z.superRefine<Choices>(
      (form, { issues }) => {
        for (const { source: field, check } of checks.values()) {
          const isRefused = issues.some(({ path }) => path?.[0] === field);
          const message = isRefused ? undefined : check(form[field]);
          if (message) issues.push({ code: 'custom', path: [field], message, input: form[field] });
        }
      },
      { when: ({ value }) => Object(value) === value },
    ),
  );
