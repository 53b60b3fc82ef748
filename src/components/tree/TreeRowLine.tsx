import ChevronIcon from '@mui/icons-material/ChevronRight';
import { Box, IconButton, ListItemIcon, Menu, MenuItem, Tooltip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { TreeNode, TreeRow } from '@/domain/tree';

/** Something that can be done with a node, on a screen of its own. */
export interface RowAction {
  label: string;
  to: string;
  icon: ReactNode;
}

interface TreeRowLineProps<Node> {
  id: string;
  row: TreeRow<Node>;
  top: number;
  height: number;
  expanded: boolean;
  /** Whether the keyboard is on it. */
  active: boolean;
  /** Whether its screen is shown. */
  current: boolean;
  actions: readonly RowAction[];
  badge: ReactNode;
  menuOpen: boolean;
  onMenuClose: () => void;
  onChoose: () => void;
  onToggle: () => void;
}

/** One line of a tree. Its icons are for the mouse; the keyboard has the tree's keys and the menu. */
export function TreeRowLine<Node extends TreeNode<Node>>(props: TreeRowLineProps<Node>) {
  const { id, row, top, height, expanded, active, current, actions, badge, menuOpen, onMenuClose, onChoose, onToggle } = props;
  const { node, level, position, siblings } = row;
  const branch = node.children.length > 0;
  return (
    <Box
      id={id}
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-selected={current}
      {...(branch && { 'aria-expanded': expanded })}
      {...(active && { 'data-active': '' })}
      onClick={onChoose}
      sx={lineStyle}
      style={{ top, height, paddingInlineStart: (level - 1) * 18 }}
    >
      <Box
        component="span"
        onClick={onToggle}
        sx={{ display: 'flex', width: 28, justifyContent: 'center', cursor: branch ? 'pointer' : 'default' }}
      >
        {branch && (
          <ChevronIcon
            fontSize="small"
            sx={{ color: 'text.secondary', rotate: expanded ? '90deg' : '0deg', transition: 'rotate 120ms' }}
          />
        )}
      </Box>
      <Typography
        variant="body2"
        noWrap
        title={node.label}
        onClick={onToggle}
        sx={{ flex: 1, cursor: 'pointer', fontWeight: level === 1 ? 600 : 400 }}
      >
        {node.label}
      </Typography>
      {badge}
      <ActionIcons actions={actions} />
      <ActionMenu actions={actions} open={menuOpen} rowId={id} onClose={onMenuClose} />
    </Box>
  );
}

const ActionIcons = ({ actions }: { actions: readonly RowAction[] }) =>
  actions.map(({ label, to, icon }) => (
    <Tooltip key={to} title={label}>
      <IconButton component={Link} to={to} size="small" tabIndex={-1} aria-label={label}>
        {icon}
      </IconButton>
    </Tooltip>
  ));

interface ActionMenuProps {
  actions: readonly RowAction[];
  open: boolean;
  rowId: string;
  onClose: () => void;
}

const ActionMenu = ({ actions, open, rowId, onClose }: ActionMenuProps) => (
  <Menu open={open && actions.length > 0} anchorEl={() => document.getElementById(rowId) ?? document.body} onClose={onClose}>
    {actions.map(({ label, to, icon }) => (
      <MenuItem key={to} component={Link} to={to} onClick={onClose} dense>
        <ListItemIcon>{icon}</ListItemIcon>
        {label}
      </MenuItem>
    ))}
  </Menu>
);

const lineStyle = {
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  pr: 1,
  borderRadius: 1,
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-selected=true]': { bgcolor: 'action.selected' },
  '[role=tree]:focus-visible &[data-active]': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;
