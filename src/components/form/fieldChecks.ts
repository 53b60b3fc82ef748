import { createContext, useContext, useEffect } from 'react';
import { z } from 'zod';
import type { Choices } from '@/contract/formRules';

/** What is wrong with a field's value: a text of `say`. */
export type FieldCheck = (value: unknown) => string | undefined;

/** What the inputs of a form know of its values that no schema can, by field. */
export const FieldChecks = createContext<Map<string, FieldCheck>>(new Map());

/** Has an input judge its field's value too, whenever the form is judged. */
export function useFieldCheck(source: string, check: FieldCheck): void {
  const checks = useContext(FieldChecks);
  useEffect(() => {
    checks.set(source, check);
    return () => void checks.delete(source);
  });
}

/** The rules of a form with those that its inputs add; of a field that the rules refuse already they say nothing. */
export const withChecks = (rules: z.ZodObject, checks: ReadonlyMap<string, FieldCheck>): z.ZodObject =>
  rules.check(
    z.superRefine<Choices>(
      (form, { issues }) => {
        for (const [field, check] of checks) {
          const isRefused = issues.some(({ path }) => path?.[0] === field);
          const message = isRefused ? undefined : check(form[field]);
          if (message) issues.push({ code: 'custom', path: [field], message, input: form[field] });
        }
      },
      { when: ({ value }) => Object(value) === value },
    ),
  );
