import { Alert, type AlertProps } from '@mui/material';
import { useEffect, useRef } from 'react';

/** An alert that takes the focus as it appears: whoever pressed a button is told what came of it, and goes on from there. */
export function FocusedAlert(props: AlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return <Alert {...props} ref={box} tabIndex={-1} style={{ outline: 'none', overflowWrap: 'anywhere' }} />;
}

/** Returns the nearest heading that can take the focus: the section's, or the page's. */
export const headingOf = (element: Element): HTMLElement | null =>
  element.closest('section')?.querySelector<HTMLElement>('h2[tabindex]') ??
  element.closest('main')?.querySelector<HTMLElement>('h1[tabindex]') ??
  null;
