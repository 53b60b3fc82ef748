import { IconButton, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';

interface IconRefusalProps {
  /** What it would do. */
  label: string;
  /** Why it can't be done. */
  reason: string;
  /** The icon. */
  children: ReactNode;
}

/** An icon in the place of a link to what can't be done; it takes the focus, so that everybody learns why. */
export const IconRefusal = ({ label, reason, children }: IconRefusalProps) => (
  <Tooltip title={reason} enterTouchDelay={0}>
    <IconButton size="small" aria-disabled aria-label={`${label}. ${reason}`} disableRipple sx={dimmed}>
      {children}
    </IconButton>
  </Tooltip>
);

const dimmed = { color: 'text.disabled', cursor: 'default', '&:hover': { bgcolor: 'transparent' } };
