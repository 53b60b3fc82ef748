import MoreIcon from '@mui/icons-material/MoreVert';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { RowAction } from './TreeRowLine';

interface RowActionsProps {
  /** The node's name. */
  name: string;
  actions: readonly RowAction[];
  /** Whether there is no mouse to hover with. */
  touch: boolean;
}

/** What can be done with a row: icons for a mouse, one button for a finger. Plain elements, for a tree draws many at once. */
export function RowActions({ name, actions, touch }: RowActionsProps) {
  const menu = useTranslate()('ui.row_menu', { name });
  if (actions.length === 0) return null;
  if (touch) {
    return (
      <button type="button" className="menu" tabIndex={-1} aria-label={menu} aria-haspopup="menu" title={menu}>
        <MoreIcon fontSize="small" />
      </button>
    );
  }
  return (
    <span className="icons">
      {actions.map(({ label, to, icon }) => (
        <Link key={to} to={to} tabIndex={-1} draggable={false} aria-label={label} title={label}>
          {icon}
        </Link>
      ))}
    </span>
  );
}
