import { useContext } from 'react';
import { useEvent } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { focusInput } from './focusInput';
import { FormStepsContext } from './steps/formSteps';

/** Returns a function that focuses a field's input; if its form has steps, its step is shown first. */
export function useFocusInput(formId: string): (path: string) => void {
  const { setFocus } = useFormContext();
  const steps = useContext(FormStepsContext);
  return useEvent((path: string) => {
    if (steps) steps.reveal(path);
    else focusInput(formId, path, setFocus);
  });
}
