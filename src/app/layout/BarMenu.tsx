import { IconButton, Menu, Tooltip } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';

interface BarMenuProps {
  label: string;
  icon: ReactNode;
  /** The menu's items; they call back to close it. */
  children: (close: () => void) => ReactNode;
}

/** A button of the top bar that opens a menu. */
export function BarMenu({ label, icon, children }: BarMenuProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const text = translate(label);
  const close = () => setAnchor(null);
  return (
    <>
      <Tooltip title={text}>
        <IconButton
          id={id}
          onClick={(event) => setAnchor(event.currentTarget)}
          aria-label={text}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
        >
          {icon}
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={{ list: { 'aria-labelledby': id, dense: true } }}>
        {children(close)}
      </Menu>
    </>
  );
}
