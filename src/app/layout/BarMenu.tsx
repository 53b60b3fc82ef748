import { IconButton, Menu } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { tip } from '@/components/tips/tip';

interface BarMenuProps {
  /** What the button and its menu are called. */
  name: string;
  icon: ReactNode;
  /** The menu's items; they call back to close it. */
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
