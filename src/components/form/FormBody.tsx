import { Box, DialogContent } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useContext } from 'react';
import { FormHost } from './formHost';

/** The part of a form that holds its inputs; Ctrl+S (or ⌘S) in any of them saves. */
export function FormBody({ children }: { children: ReactNode }) {
  const { place } = useContext(FormHost);
  const Place = place === 'dialog' ? DialogContent : Box;
  return (
    <Place onKeyDown={saveOnCtrlS} sx={{ display: 'grid', gap: 1.5, alignContent: 'start', pb: 0, '&&': { pt: 1 } }}>
      {children}
    </Place>
  );
}

function saveOnCtrlS(event: KeyboardEvent<HTMLElement>) {
  if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  // Through the button, which is disabled while a save is under way: a held key repeats.
  event.currentTarget.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.click();
}
