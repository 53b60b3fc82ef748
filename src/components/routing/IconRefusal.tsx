import { IconButton, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';
import { refusal } from './refusal';

interface IconRefusalProps {
  /** What it would do. */
  label: string;
  /** Why it can't be done. */
  reason: string;
  /** The icon. */
  children: ReactNode;
}

/** An icon in the place of a link to what can't be done; it says why. */
export const IconRefusal = ({ label, reason, children }: IconRefusalProps) => (
  <Tooltip title={reason} enterTouchDelay={0}>
    <IconButton size="small" {...refusal(label, reason)}>
      {children}
    </IconButton>
  </Tooltip>
);
