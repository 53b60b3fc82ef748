import type { UseFormSetFocus } from 'react-hook-form';
import { placeOf } from './inputPlaces';

/** Focuses a field's input; in a list, the first focusable element. */
export function focusInput(formId: string, path: string, setFocus: UseFormSetFocus<Record<string, unknown>>): void {
  setFocus(path);
  const place = placeOf(formId, path);
  if (!place?.contains(document.activeElement))
    place?.querySelector<HTMLElement>('input, textarea, button:enabled, output')?.focus();
}
