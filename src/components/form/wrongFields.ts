import { useContext } from 'react';
import { useEvent } from 'react-admin';
import { type FieldErrors, type UseFormSetFocus, useFormContext } from 'react-hook-form';
import { marked } from '@/components/ui/marks';
import { inputClass, placeOf } from './inputPlaces';
import { FormStepsContext } from './steps/formSteps';

/** A field's error, with the field's path in the form. */
export interface Wrong {
  path: string;
  message: string;
  /** Whether it was the server that refused it. */
  isServers: boolean;
}

/** Lists all errors of a form's fields, including those in the rows of its lists. */
export const wrongFields = (errors: FieldErrors): Wrong[] =>
  Object.entries(errors).flatMap(([field, error]) => (field === 'root' ? [] : wrongAt(field, error)));

function wrongAt(path: string, error: unknown): Wrong[] {
  if (typeof error !== 'object' || error === null) return [];
  const { message, type } = { message: undefined, type: undefined, ...error };
  const own = typeof message === 'string' && message ? [{ path, message, isServers: type === 'server' }] : [];
  return [...own, ...Object.entries(error).flatMap(([name, part]) => partsAt(path, name, part))];
}

function partsAt(path: string, name: string, part: unknown): Wrong[] {
  // The DOM element and the kinds of errors.
  if (name === 'ref' || name === 'types') return [];
  // The error of a list as a whole is under `root`.
  return wrongAt(name === 'root' ? path : `${path}.${name}`, part);
}

/**
 * Scrolls a form's focused input into view, with its label and its error, if it isn't: what comes above it or below it may have moved it
 * away.
 */
export function showFocused(form: Element | null | undefined): void {
  const { activeElement: focused } = document;
  if (!focused || !form?.contains(focused) || focused.closest(marked('bar'))) return;
  focused.closest(`[class*="${inputClass('')}"]`)?.scrollIntoView({ block: 'nearest' });
  // The whole may be higher than the window.
  focused.scrollIntoView({ block: 'nearest' });
}

/** Focuses a field's input; in a list, the first focusable element. */
export function focusInput(formId: string, path: string, setFocus: UseFormSetFocus<Record<string, unknown>>): void {
  setFocus(path);
  const place = placeOf(formId, path);
  if (!place?.contains(document.activeElement))
    place?.querySelector<HTMLElement>('input, textarea, button:enabled, output')?.focus();
}

/** Returns a function that focuses a field's input; if its form has steps, its step is shown first. */
export function useFocusInput(formId: string): (path: string) => void {
  const { setFocus } = useFormContext();
  const steps = useContext(FormStepsContext);
  return useEvent((path: string) => {
    if (steps) steps.reveal(path);
    else focusInput(formId, path, setFocus);
  });
}
