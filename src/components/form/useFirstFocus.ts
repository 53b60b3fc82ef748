import { type RefObject, useContext, useEffect } from 'react';
import { FormContainer } from '@/components/feedback/formContainer';
import { focusFirstInput } from './focusFirstInput';

/** Begins a form with the focus in its first input; what a person has come to meanwhile keeps it. */
export function useFirstFocus(form: RefObject<HTMLElement | null>): void {
  const { place, cancel } = useContext(FormContainer);
  const isOpened = cancel !== undefined;
  useEffect(() => {
    const box = form.current;
    const isFree = place === 'dialog' ? !isInForm(document.activeElement) : isLeft(document.activeElement, isOpened);
    return box && isFree ? focusFirstInput(box) : undefined;
  }, [form, place, isOpened]);
}

/** The popup's own box has the focus until something in it takes it. */
const isInForm = (element: Element | null): boolean => Boolean(element?.closest('[role=dialog] form'));

/**
 * On a page the focus is free where it is still at what has led to the form, or that has gone, and where a heading has it. A form that one can't
 * go back from is a part of its page: who comes to that begins at its heading.
 */
const isLeft = (element: Element | null, isOpened: boolean): boolean =>
  Boolean(element?.matches(isOpened ? 'body, h1, h2, a, [role=tree]' : 'h2, a'));
