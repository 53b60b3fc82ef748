import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { focusInput } from '../focusInput';
import { wrongFields } from '../wrongFields';
import { type FormSteps, stepOf } from './formSteps';

/**
 * Focuses the wanted input once its step is shown. After a form that can't be saved was submitted, that is the first one with an error, in
 * the order of the steps.
 */
export function useWantedInput({ steps, active, wanted, reveal, settle }: FormSteps, inForm: RefObject<Element | null>): void {
  const { setFocus } = useFormContext();
  const { errors, submitCount } = useFormState();
  const fields = steps.flatMap((step) => step.fields);
  const placeOf = (path: string) => fields.indexOf(path.split('.')[0] ?? path);
  const judged = useRef(submitCount);

  const revealFirst = useEffectEvent(() => {
    const [first] = wrongFields(errors).toSorted((one, other) => placeOf(one.path) - placeOf(other.path));
    if (first) reveal(first.path);
  });
  useEffect(() => {
    if (judged.current === submitCount) return;
    judged.current = submitCount;
    revealFirst();
  }, [submitCount]);

  const focus = useEffectEvent((path: string) => {
    focusInput(inForm.current?.closest('form')?.id ?? '', path, setFocus);
    settle();
  });
  useEffect(() => {
    if (wanted !== undefined && stepOf(steps, wanted) === active) focus(wanted);
  }, [wanted, active, steps]);
}
