import { Box, DialogContent } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useContext } from 'react';
import { FormContainer } from './formContainer';

/** The part of a form that holds its inputs; Ctrl+S (or ⌘S) in any of them saves. */
export function FormBody({ children }: { children: ReactNode }) {
  const { place } = useContext(FormContainer);
  const Place = place === 'dialog' ? DialogContent : Box;
  return (
    <Place onKeyDown={saveOnCtrlS} sx={body}>
      {children}
    </Place>
  );
}

const body = {
  display: 'grid',
  // The label of a field stands on its upper edge: half of it reaches into the space above.
  gap: 2.5,
  alignContent: 'start',
  pb: 1,
  '&&': { pt: 1 },
  // The space is this one's to give: a select of react-admin has its own.
  '&& > *': { my: 0 },
};

function saveOnCtrlS(event: KeyboardEvent<HTMLElement>) {
  if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  // Through the button, which is disabled while a save is under way: a held key repeats.
  event.currentTarget.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.click();
}
