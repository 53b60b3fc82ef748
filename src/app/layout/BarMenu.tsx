import MessagesIcon from '@mui/icons-material/MailOutlined';
import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import { Box, IconButton, Menu } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { tip } from '@/components/ui/tip';

interface BarMenuProps {
  /** The name of the button and of its menu. */
  name: string;
  icon: ReactNode;
  /** The menu's items; they call `close` to close it. */
  children: (close: () => void) => ReactNode;
}

/** A button of the top bar that opens a menu. */
export function BarMenu({ name, icon, children }: BarMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        id={id}
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...tip(name)}
      >
        {icon}
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={{ list: { 'aria-labelledby': id, dense: true } }}>
        {children(close)}
      </Menu>
    </>
  );
}

interface MenuTextProps {
  /** The id of a heading, which describes the items below it. */
  id?: string;
  children: ReactNode;
}

/** A line of a menu that is text only. The keyboard skips a heading. */
export const MenuText = ({ id, children }: MenuTextProps) => (
  <Box
    component="li"
    {...(id ? { id, role: 'presentation' } : { role: 'menuitem', 'aria-disabled': true, tabIndex: 0 })}
    sx={{ px: 2, py: 1, typography: id ? 'caption' : 'body2', color: 'text.secondary' }}
  >
    {children}
  </Box>
);

/** The bar's tools of other services: a name, and a text for when they are empty. Source: course catalogue, section 2. */
export const barTools = [
  { name: 'shell.messages', none: 'shell.no_messages', icon: <MessagesIcon fontSize="small" /> },
  { name: 'shell.notifications', none: 'shell.no_notifications', icon: <NotificationsIcon fontSize="small" /> },
];
