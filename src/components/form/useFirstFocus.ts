import { type RefObject, useContext, useEffect } from 'react';
import { FormContainer } from './formContainer';

/** Begins a popup's form with the focus in its first input; what a person has come to meanwhile keeps it. */
export function useFirstFocus(form: RefObject<HTMLElement | null>): void {
  const { place } = useContext(FormContainer);
  useEffect(() => {
    if (place !== 'dialog') return;
    const popup = form.current?.closest('[role=dialog]');
    // The popup's own box has the focus until something in it takes it.
    if (popup?.contains(document.activeElement) && document.activeElement?.closest('form')) return;
    const first = form.current?.querySelector<HTMLElement>(inputs);
    // One with choices would unfold them over the form.
    if (first?.role !== 'combobox') first?.focus();
  }, [form, place]);
}

const inputs = 'input:not([type=hidden], [readonly], :disabled), textarea:not([aria-hidden], [readonly])';
