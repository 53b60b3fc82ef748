import { Button, IconButton, ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import { type ReactNode, useContext } from 'react';
import { tip } from '@/components/ui/tip';
import { ActionPlace } from './IconLink';

interface IconRefusalProps {
  /** The action's label. */
  label: string;
  /** Why it can't be done. */
  reason: string;
  /** The icon. */
  children: ReactNode;
}

/** An icon, a button or a menu entry instead of a link to an action that can't be done; it says why. */
export function IconRefusal({ label, reason, children }: IconRefusalProps) {
  const place = useContext(ActionPlace);
  if (place.as === 'entry') {
    return (
      <MenuItem {...refusal(label, reason)}>
        <ListItemIcon sx={{ color: 'inherit' }}>{children}</ListItemIcon>
        <ListItemText primary={label} secondary={reason} sx={{ whiteSpace: 'normal' }} />
      </MenuItem>
    );
  }
  const says = { ...refusal(label, reason), ...tip(reason) };
  if (place.as === 'button') {
    return (
      <Button variant="outlined" size={place.size} startIcon={children} {...says}>
        {label}
      </Button>
    );
  }
  return (
    <IconButton size="small" {...says}>
      {children}
    </IconButton>
  );
}

const dimmed = { color: 'text.disabled', cursor: 'default', '&:hover': { bgcolor: 'transparent' } };

/** Returns the props of a button that replaces a link to an action that can't be done: it can be focused, so that everybody learns why. */
const refusal = (label: string, reason: string) => ({
  'aria-disabled': true,
  'aria-label': `${label}. ${reason}`,
  disableRipple: true,
  sx: dimmed,
});
