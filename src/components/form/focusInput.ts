import type { UseFormSetFocus } from 'react-hook-form';
import { placeOf } from './inputPlaces';

/** Gives the focus to a field's input, or where it is a list to the first thing in it that takes it. */
export function focusInput(formId: string, path: string, setFocus: UseFormSetFocus<Record<string, unknown>>): void {
  setFocus(path);
  const place = placeOf(formId, path);
  if (!place?.contains(document.activeElement))
    place?.querySelector<HTMLElement>('input, textarea, button:enabled, output')?.focus();
}
