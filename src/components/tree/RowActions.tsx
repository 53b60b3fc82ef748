import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import GripIcon from '@mui/icons-material/DragIndicator';
import MoreIcon from '@mui/icons-material/MoreVert';
import { ListItemIcon, Menu, MenuItem } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { RowAction } from './TreeRowLine';

interface RowActionsProps {
  /** The node's name. */
  name: string;
  actions: readonly RowAction[];
  /** Whether it can be moved among its siblings: by its grip, and by its menu. */
  movable: boolean;
  /** Whether the device can't hover. */
  touch: boolean;
}

/**
 * A row's actions: for a mouse its tools and the menu of all, for a finger the menu alone. Plain elements, because a tree renders many at
 * once.
 */
export function RowActions({ name, actions, movable, touch }: RowActionsProps) {
  const tools = touch ? [] : actions.filter(({ tool }) => tool);
  // The name links to the first one.
  const hasMore = touch ? actions.length > 0 : movable || actions.slice(1).some(({ tool }) => !tool);
  if (tools.length === 0 && !hasMore) return null;
  return (
    <span className={touch ? 'tools' : 'tools seldom'}>
      {movable && !touch && <Grip name={name} />}
      {tools.map(({ label, to, icon }) => (
        <Link key={to} to={to} tabIndex={-1} draggable={false} aria-label={label} title={label}>
          {icon}
        </Link>
      ))}
      {hasMore && <MenuButton name={name} />}
    </span>
  );
}

/** The grip of a row. The whole row can be dragged: the grip only shows it. */
function Grip({ name }: { name: string }) {
  return (
    <span className="grip" title={useTranslate()('ui.row_drag', { name })}>
      <GripIcon fontSize="small" />
    </span>
  );
}

function MenuButton({ name }: { name: string }) {
  const label = useTranslate()('ui.row_menu', { name });
  return (
    <button type="button" tabIndex={-1} aria-label={label} aria-haspopup="menu" title={label}>
      <MoreIcon fontSize="small" />
    </button>
  );
}

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
