import { type RefObject, useContext, useEffect } from 'react';
import { focusFirstInput } from './focusFirstInput';
import { FormContainer } from './formContainer';

/** Begins a popup's form with the focus in its first input; what a person has come to meanwhile keeps it. */
export function useFirstFocus(form: RefObject<HTMLElement | null>): void {
  const { place } = useContext(FormContainer);
  useEffect(() => {
    const box = form.current;
    if (place !== 'dialog' || !box || isInForm(document.activeElement)) return undefined;
    return focusFirstInput(box);
  }, [form, place]);
}

/** The popup's own box has the focus until something in it takes it. */
const isInForm = (element: Element | null): boolean => Boolean(element?.closest('[role=dialog] form'));
