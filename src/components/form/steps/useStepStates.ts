import { useContext } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { FormSchema } from '../fieldRules';
import type { FormStep, FormSteps } from './formSteps';

/** How a step stands: nobody has been through it, all of it is as it must be, or something isn't. */
export type StepState = 'open' | 'complete' | 'faulty';

/** How each step stands. Of one that nobody has left nothing is said, until the whole was to be saved. */
export function useStepStates({ steps, left }: FormSteps): StepState[] {
  const { schema } = useContext(FormSchema);
  const { errors, submitCount } = useFormState();
  // As a text: the steps are drawn again when one of them comes to stand otherwise, not at each key that is pressed.
  const wrong = useWatch({ compute: (values: unknown) => wrongSteps(schema, steps, values).join(' ') }).split(' ');
  return steps.map(({ name, fields }, place) => {
    if (!left.has(place) && submitCount === 0) return 'open';
    return wrong.includes(name) || fields.some((field) => errors[field]) ? 'faulty' : 'complete';
  });
}

/** The names of the steps in which the form's rules find something wrong. */
function wrongSteps(schema: z.ZodObject, steps: readonly FormStep[], values: unknown): string[] {
  const wrong = new Set(schema.safeParse(values).error?.issues.map(({ path }) => String(path[0])));
  return steps.flatMap(({ name, fields }) => (fields.some((field) => wrong.has(field)) ? name : []));
}
