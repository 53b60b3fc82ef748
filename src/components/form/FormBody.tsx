import { Box, DialogContent } from '@mui/material';
import { type ReactNode, useContext, useRef } from 'react';
import { FormContainer } from '@/components/feedback/formContainer';
import { columns, roomy } from './inColumns';
import { useFirstFocus } from './useFirstFocus';

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
  useFirstFocus(body);
  const isReached = place === 'dialog' && label !== undefined;
  return (
    <Place ref={body} sx={layout} {...(isReached && { role: 'group', 'aria-label': label, tabIndex: 0 })}>
      {children}
    </Place>
  );
}

const layout = {
  container: 'form / inline-size',
  display: 'grid',
  // What isn't in a `Group` spans all columns, except a `Cell`.
  gridTemplateColumns: columns,
  '& > *': { gridColumn: '1 / -1' },
  [roomy]: { '& > [data-cell]': { gridColumn: 'span var(--width)' } },
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
