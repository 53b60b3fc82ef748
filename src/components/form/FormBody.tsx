import { Box, DialogContent } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useContext, useRef } from 'react';
import { FormContainer } from '@/components/feedback/formContainer';
import { columns, roomy } from './inColumns';
import { useFirstFocus } from './useFirstFocus';

interface FormBodyProps {
  /** The name of the content, where nothing inside takes the focus: a popup's body must scroll by keyboard too. */
  label?: string;
  children: ReactNode;
}

/** The part of a form that holds its inputs; Ctrl+S (or ⌘S) in any of them saves, with Shift to add the next record. */
export function FormBody({ label, children }: FormBodyProps) {
  const { place } = useContext(FormContainer);
  const Place = place === 'dialog' ? DialogContent : Box;
  const body = useRef<HTMLDivElement>(null);
  useFirstFocus(body);
  const isReached = place === 'dialog' && label !== undefined;
  return (
    <Place ref={body} onKeyDown={saveOnCtrlS} sx={layout} {...(isReached && { role: 'group', 'aria-label': label, tabIndex: 0 })}>
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

function saveOnCtrlS(event: KeyboardEvent<HTMLElement>) {
  if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  // Through the button, because it is disabled during a save, and a held key repeats.
  const buttons = [...(event.currentTarget.closest('form')?.querySelectorAll<HTMLElement>('[type=submit]') ?? [])];
  // The first button saves. Where no next record can be added, Shift saves nothing: that would leave the form.
  buttons[event.shiftKey ? 1 : 0]?.click();
}
