import { Box, DialogContent } from '@mui/material';
import { type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { FormContainer } from '@/components/ui/feedback/formContainer';
import { marked } from '@/components/ui/marks';
import { focusFirstInput } from './focusFirstInput';
import { columns, FormTop, roomy } from './layout';

interface FormBodyProps {
  /** The name of the content, where nothing inside takes the focus: a popup's body must scroll by keyboard too. */
  label?: string;
  children: ReactNode;
}

/** The part of a form that holds its inputs. */
export function FormBody({ label, children }: FormBodyProps) {
  const { place } = useContext(FormContainer);
  const Place = place === 'dialog' ? DialogContent : Box;
  const body = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState<HTMLElement | null>(null);
  useFirstFocus(body);
  const isReached = place === 'dialog' && label !== undefined;
  return (
    <Place ref={body} sx={layout} {...(isReached && { role: 'group', 'aria-label': label, tabIndex: 0 })}>
      <Box ref={setTop} aria-live="polite" sx={notices} />
      <FormTop value={top}>{children}</FormTop>
    </Place>
  );
}

const layout = {
  container: 'form / inline-size',
  display: 'grid',
  // What isn't in a `Group` spans all columns, except a `Cell`.
  gridTemplateColumns: columns,
  '& > *': { gridColumn: '1 / -1' },
  [roomy]: { [`& > ${marked('cell')}`]: { gridColumn: 'span var(--width)' } },
  // The label of a field is on its upper edge: half of it reaches into the gap.
  gap: 2.5,
  alignContent: 'start',
  pb: 1,
  '&&': { pt: 1 },
  // Only the gap separates inputs: react-admin's selects have a margin of their own.
  '&& > *': { my: 0 },
  // It takes the focus so that keys scroll it; an outline would point at nothing to act on.
  '&:focus-visible': { outline: 'none' },
};

const notices = { display: 'grid', gap: 1, '&:empty': { display: 'none' } };

/** Focuses a form's first input as it opens, unless the person has moved the focus elsewhere meanwhile. */
function useFirstFocus(form: RefObject<HTMLElement | null>): void {
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
