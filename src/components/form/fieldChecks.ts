import { createContext, useContext, useEffect } from 'react';
import { z } from 'zod/mini';
import type { Choices } from '@/contract/formRules';

/** The error of a field's value: a text of `say`. */
export type FieldCheck = (value: unknown) => string | undefined;

/** Checks that inputs add to the form's schema, by field: they know what no schema can. */
export const FieldChecks = createContext<Map<string, FieldCheck>>(new Map());

/** Adds an input's own check of its value to the form's validation. */
export function useFieldCheck(source: string, check: FieldCheck): void {
  const checks = useContext(FieldChecks);
  useEffect(() => {
    checks.set(source, check);
    return () => void checks.delete(source);
  });
}

/** Returns a form's schema with the checks that its inputs add; a field that the schema already refuses isn't checked again. */
export const withChecks = (rules: z.ZodMiniObject, checks: ReadonlyMap<string, FieldCheck>): z.ZodMiniObject =>
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
