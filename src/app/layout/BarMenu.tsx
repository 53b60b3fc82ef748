import { Box, IconButton, Menu } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { tip } from '@/components/ui/tip';

interface BarMenuProps {
  /** The name of the button and of its menu. */
  name: string;
  icon: ReactNode;
  /** How many things it lists, in words and for the badge; without it there is no badge. */
  count?: { name: string; badge: string } | undefined;
  onOpen?: () => void;
  /** The menu's items; they call `close` to close it. */
  children: (close: () => void) => ReactNode;
}

/** A button of the top bar that opens a menu. */
export function BarMenu({ name, icon, count, onOpen, children }: BarMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        id={id}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          onOpen?.();
        }}
        aria-label={count?.name ?? name}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...tip(name)}
      >
        {icon}
        {count && (
          <Box component="span" aria-hidden sx={badge}>
            {count.badge}
          </Box>
        )}
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={{ list: { 'aria-labelledby': id, dense: true } }}>
        {children(close)}
      </Menu>
    </>
  );
}

/** At the icon's upper right corner. */
const badge = {
  position: 'absolute',
  top: 0,
  insetInlineEnd: 0,
  minWidth: 18,
  px: 0.5,
  borderRadius: 9,
  fontSize: 12,
  lineHeight: '18px',
  fontWeight: 600,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
};

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
