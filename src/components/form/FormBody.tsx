import { Box, DialogContent } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useContext, useRef } from 'react';
import { FormContainer } from './formContainer';
import { columns, roomy } from './inColumns';
import { useFirstFocus } from './useFirstFocus';

interface FormBodyProps {
  /** What is read here, where nothing may be inside that takes the focus: a popup's body scrolls, by keyboard too. */
  label?: string;
  children: ReactNode;
}

/** The part of a form that holds its inputs; Ctrl+S (or ⌘S) in any of them saves, with Shift to add the next one. */
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
  // What isn't in a `Group` has its columns, too: all of them, but for a `Cell`.
  gridTemplateColumns: columns,
  '& > *': { gridColumn: '1 / -1' },
  [roomy]: { '& > [data-cell]': { gridColumn: 'span var(--width)' } },
  // The label of a field stands on its upper edge: half of it reaches into the space above.
  gap: 2.5,
  alignContent: 'start',
  pb: 1,
  '&&': { pt: 1 },
  // The space is this one's to give: a select of react-admin has its own.
  '&& > *': { my: 0 },
  // The focus is in it where it is read, so that keys scroll it; that is no place to point at.
  '&:focus-visible': { outline: 'none' },
};

function saveOnCtrlS(event: KeyboardEvent<HTMLElement>) {
  if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  // Through the button, which is disabled while a save is under way: a held key repeats.
  const buttons = [...(event.currentTarget.closest('form')?.querySelectorAll<HTMLElement>('[type=submit]') ?? [])];
  // The one that saves stands first. Where no next one can be added, nothing is saved either: it would be left.
  buttons[event.shiftKey ? 1 : 0]?.click();
}
