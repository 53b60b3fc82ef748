import { type RefObject, useContext, useEffect } from 'react';
import { FormContainer } from '@/components/feedback/formContainer';
import { focusFirstInput } from './focusFirstInput';

/** Focuses a form's first input as it opens, unless the person has moved the focus elsewhere meanwhile. */
export function useFirstFocus(form: RefObject<HTMLElement | null>): void {
  const { place, cancel } = useContext(FormContainer);
  const isOpened = cancel !== undefined;
  useEffect(() => {
    const box = form.current;
    const isFree = place === 'dialog' ? !isInForm(document.activeElement) : isLeft(document.activeElement, isOpened);
    return box && isFree ? focusFirstInput(box) : undefined;
  }, [form, place, isOpened]);
}

/** Ignores the popup's own box, which has the focus until something inside takes it. */
const isInForm = (element: Element | null): boolean => Boolean(element?.closest('[role=dialog] form'));

/**
 * On a page, the focus may be moved if it is on the link that led to the form, on the body because that link is gone, or on a heading. A
 * form without Cancel is a part of its page: people start at the page's heading.
 */
const isLeft = (element: Element | null, isOpened: boolean): boolean =>
  Boolean(element?.matches(isOpened ? 'body, h1, h2, a, [role=tree]' : 'h2, a'));
