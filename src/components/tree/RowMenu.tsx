import { ListItemIcon, Menu, MenuItem } from '@mui/material';
import { Link } from 'react-router-dom';
import type { RowAction } from './TreeRowLine';

interface RowMenuProps {
  open: boolean;
  /** The id of the row that it hangs on. */
  rowId: string;
  actions: readonly RowAction[];
  onClose: () => void;
}

/** The menu of what can be done with a row; a tree has one for all its rows. */
export const RowMenu = ({ open, rowId, actions, onClose }: RowMenuProps) => (
  <Menu open={open && actions.length > 0} anchorEl={() => document.getElementById(rowId) ?? document.body} onClose={onClose}>
    {actions.map(({ label, to, icon }) => (
      <MenuItem key={to} component={Link} to={to} onClick={onClose} dense>
        <ListItemIcon>{icon}</ListItemIcon>
        {label}
      </MenuItem>
    ))}
  </Menu>
);
