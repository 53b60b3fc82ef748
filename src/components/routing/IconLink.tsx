import { IconButton, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { type ShortcutKey, shortcut } from '@/components/keys/shortcuts';

interface IconLinkProps {
  /** Says where it leads: the tooltip, and the name for who doesn't see the icon. */
  label: string;
  to: To;
  /** The key that presses it, where it has one. */
  keys?: ShortcutKey | undefined;
  'data-details'?: boolean;
  /** The icon. */
  children: ReactNode;
}

/** A link that is an icon. */
export const IconLink = ({ label, to, keys, children, ...marks }: IconLinkProps) => (
  <Tooltip title={label}>
    <IconButton component={Link} to={to} size="small" aria-label={label} {...(keys && shortcut(keys))} {...marks}>
      {children}
    </IconButton>
  </Tooltip>
);
