import { IconButton, Menu } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { tip } from '@/components/tips/tip';

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
