import { useContext } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { z } from 'zod/mini';
import { FormSchema } from '../fieldRules';
import type { FormStep, FormSteps } from './formSteps';

/** The state of a step: not visited yet, without errors, or with errors. */
export type StepState = 'open' | 'complete' | 'faulty';

/** Returns the state of each step. One that wasn't left yet shows no errors until somebody tries to save the form. */
export function useStepStates({ steps, left }: FormSteps): StepState[] {
  const { schema } = useContext(FormSchema);
  const { errors, submitCount } = useFormState();
  // Joined into a text, so that the steps are rendered again only when one changes its state, not at each key.
  const wrong = useWatch({ compute: (values: unknown) => wrongSteps(schema, steps, values).join(' ') }).split(' ');
  return steps.map(({ name, fields }, place) => {
    if (!left.has(place) && submitCount === 0) return 'open';
    return wrong.includes(name) || fields.some((field) => errors[field]) ? 'faulty' : 'complete';
  });
}

/** Returns the names of the steps in which the form's schema finds an error. */
function wrongSteps(schema: z.ZodMiniObject, steps: readonly FormStep[], values: unknown): string[] {
  const wrong = new Set(schema.safeParse(values).error?.issues.map(({ path }) => String(path[0])));
  return steps.flatMap(({ name, fields }) => (fields.some((field) => wrong.has(field)) ? name : []));
}
