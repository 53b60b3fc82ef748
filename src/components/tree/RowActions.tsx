import GripIcon from '@mui/icons-material/DragIndicator';
import MoreIcon from '@mui/icons-material/MoreVert';
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
