import { useContext } from 'react';
import { useEvent } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { focusInput } from './focusInput';
import { FormStepsContext } from './steps/formSteps';

/** Gives the focus to a field's input; where its form is asked for in steps, its step is shown first. */
export function useFocusInput(formId: string): (path: string) => void {
  const { setFocus } = useFormContext();
  const steps = useContext(FormStepsContext);
  return useEvent((path: string) => {
    if (steps) steps.reveal(path);
    else focusInput(formId, path, setFocus);
  });
}
