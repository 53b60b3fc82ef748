import type { ReactNode } from 'react';
import type { TreeNode, TreeRow } from '@/domain/tree';
import { RowActions } from './RowActions';
import { indent } from './treeStyle';

/** Something that can be done with a node, on a screen of its own. */
export interface RowAction {
  label: string;
  to: string;
  icon: ReactNode;
}

interface TreeRowLineProps<Node> {
  id: string;
  index: number;
  row: TreeRow<Node>;
  top: number;
  expanded: boolean;
  /** Whether the keyboard is on it. */
  active: boolean;
  /** Whether its screen is shown. */
  current: boolean;
  actions: readonly RowAction[];
  badge: ReactNode;
  draggable: boolean;
  /** Whether there is no mouse to hover with. */
  touch: boolean;
}

/** One line of a tree. Its icons are for the mouse; the keyboard has the tree's keys and the menu. */
export function TreeRowLine<Node extends TreeNode<Node>>(props: TreeRowLineProps<Node>) {
  const { id, index, row, top, expanded, active, current, actions, badge, draggable, touch } = props;
  const { node, level, position, siblings } = row;
  const branch = node.children.length > 0;
  return (
    <div
      id={id}
      role="treeitem"
      aria-labelledby={`${id}-name`}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-selected={current}
      {...(branch && { 'aria-expanded': expanded })}
      {...(active && { 'data-active': '' })}
      data-row={index}
      draggable={draggable}
      style={{ top, paddingInlineStart: indent(level) }}
    >
      <span id={`${id}-name`} className="name">
        <span className="chevron">{branch && chevron}</span>
        <span className="label" title={node.label}>
          {node.label}
        </span>
        {badge}
      </span>
      <RowActions name={node.label} actions={actions} touch={touch} />
    </div>
  );
}

// Not the icon's component, whose styling is counted in every row.
const chevron = (
  <svg aria-hidden viewBox="0 0 24 24">
    <path d="M10 6 8.6 7.4 13.2 12l-4.6 4.6L10 18l6-6z" />
  </svg>
);
