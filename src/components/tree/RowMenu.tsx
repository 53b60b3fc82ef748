import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import { ListItemIcon, Menu, MenuItem } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { RowAction } from './TreeRowLine';

/** Where a row can move: a place up and a place down, each undefined if it is already the first or the last. */
export interface RowMoves {
  up: (() => void) | undefined;
  down: (() => void) | undefined;
}

interface RowMenuProps {
  open: boolean;
  /** The node's name. */
  name: string;
  /** The id of its row, the menu's anchor. */
  rowId: string;
  actions: readonly RowAction[];
  /** Undefined if it can't be moved. */
  moves: RowMoves | undefined;
  onClose: () => void;
}

/** The menu of a row's actions, those that delete or deactivate last; a tree has one for all its rows. */
export function RowMenu({ open, name, rowId, actions, moves, onClose }: RowMenuProps) {
  const translate = useTranslate();
  const isWanted = open && (actions.length > 0 || moves !== undefined);
  const move = (to: (() => void) | undefined) => ({
    disabled: to === undefined,
    onClick: () => {
      onClose();
      to?.();
    },
  });
  const entry = ({ label, to, icon, danger }: RowAction) => (
    <MenuItem key={to} component={Link} to={to} onClick={onClose} dense {...(danger && { sx: { color: 'error.main' } })}>
      <ListItemIcon sx={{ color: danger ? 'inherit' : undefined }}>{icon}</ListItemIcon>
      {label}
    </MenuItem>
  );
  return (
    <Menu open={isWanted} anchorEl={() => document.getElementById(rowId) ?? document.body} onClose={onClose} {...atEnd}>
      {actions.filter(({ danger }) => !danger).map(entry)}
      {moves && (
        <MenuItem dense {...move(moves.up)}>
          <ListItemIcon>
            <UpIcon fontSize="small" />
          </ListItemIcon>
          {translate('ui.row_up', { name })}
        </MenuItem>
      )}
      {moves && (
        <MenuItem dense {...move(moves.down)}>
          <ListItemIcon>
            <DownIcon fontSize="small" />
          </ListItemIcon>
          {translate('ui.row_down', { name })}
        </MenuItem>
      )}
      {actions.filter(({ danger }) => danger).map(entry)}
    </Menu>
  );
}

/** Aligned with the button that opens it. */
const atEnd = {
  anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
  transformOrigin: { vertical: 'top', horizontal: 'right' },
} as const;
