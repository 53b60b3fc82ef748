import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { mark } from '@/components/ui/marks';
import { Words } from '@/components/ui/text/Words';
import type { TreeNode, TreeRow } from '@/domain/rows/tree';
import { foundParts } from '@/domain/searchable';
import { RowActions } from './RowActions';
import { indent, rowHeight } from './treeStyle';

/** An action on a node, with a screen of its own. */
export interface RowAction {
  label: string;
  to: string;
  icon: ReactNode;
  /** Whether its row shows it as an icon; the row's menu has all actions. */
  tool?: boolean;
  /** Whether it takes something away. */
  danger?: boolean;
}

/** What a tree shows of a node besides its name. */
export interface NodeLook {
  /** The icon of its kind. */
  icon?: ReactNode;
  /** Other texts by which it is found, such as a code. */
  marks?: readonly string[];
  /** Shown after its name. */
  badge?: ReactNode;
}

interface TreeRowLineProps<Node> extends NodeLook {
  id: string;
  index: number;
  row: TreeRow<Node>;
  expanded: boolean;
  /** Whether the keyboard is on it. */
  active: boolean;
  /** Whether its screen is shown. */
  current: boolean;
  /** Whether it is the current match. */
  found: boolean;
  /** The search words. */
  wanted: string;
  /** The node's actions; its name links to the first. */
  actions: readonly RowAction[];
  movable: boolean;
  /** Whether the device can't hover. */
  touch: boolean;
}

/** One line of a tree. Its links and buttons are for the mouse; the keyboard has the tree's keys and the menu. */
export function TreeRowLine<Node extends TreeNode<Node>>(props: TreeRowLineProps<Node>) {
  const { id, index, row, expanded, active, current, found, wanted, actions, icon, marks = none, badge, movable, touch } = props;
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
      {...mark('active', active)}
      {...mark('found', found)}
      {...mark('row', index)}
      draggable={movable}
      style={{ top: index * rowHeight }}
    >
      <span className="guides" style={{ width: indent(level) }} />
      <span className="chevron">{branch && chevron}</span>
      {icon}
      <span id={`${id}-name`} className="name">
        <RowName key={wanted} label={node.label} to={actions[0]?.to} marks={marks} wanted={wanted} />
        {badge}
      </span>
      <RowActions name={node.label} actions={actions} movable={movable} touch={touch} />
    </div>
  );
}

const none: readonly string[] = [];

// Plain SVG, because the icon component's styles would be computed in every row.
const chevron = (
  <svg aria-hidden viewBox="0 0 24 24">
    <path d="M10 6 8.6 7.4 13.2 12l-4.6 4.6L10 18l6-6z" />
  </svg>
);

interface RowNameProps {
  label: string;
  /** The address of its screen; a node without one is plain text. */
  to: string | undefined;
  /** Other texts by which it is found. */
  marks: readonly string[];
  /** The search words, as `searchable` makes them; '' without a search. Its key too: no mark leaves a text that a browser translates. */
  wanted: string;
}

/** A node's name, with the search words marked in it; a mark by which alone the node was found follows the name. */
function RowName({ label, to, marks, wanted }: RowNameProps) {
  const parts = foundParts(label, wanted);
  const isNamed = parts.some(({ found }) => found);
  const also = isNamed
    ? undefined
    : marks.map((each) => foundParts(each, wanted)).find((each) => each.some(({ found }) => found));
  const name = <Marked parts={parts} />;
  return (
    <>
      <span className="label" title={label}>
        {to === undefined ? (
          name
        ) : (
          <Link to={to} tabIndex={-1} draggable={false}>
            {name}
          </Link>
        )}
      </span>
      {also && (
        <span className="count">
          <Marked parts={also} />
        </span>
      )}
    </>
  );
}

const Marked = ({ parts }: { parts: ReturnType<typeof foundParts> }) =>
  // The parts of one text change all together.
  parts.map(({ text, found }, place) => {
    const words = <Words key={place} text={text} />;
    return found ? <mark key={place}>{words}</mark> : words;
  });
