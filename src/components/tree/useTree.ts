import { type MouseEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type TreeNode, type TreeRow, visibleRows } from '@/domain/rows/tree';
import type { RowMoves } from './RowActions';
import { rowAt } from './rowAt';
import type { RowAction } from './TreeRowLine';
import { rowHeight } from './treeStyle';
import { type Moving, useMoves } from './useMoves';
import { useRowDrag } from './useRowDrag';
import { useTreeKeys } from './useTreeKeys';

export interface TreeParts<Node> extends Moving<Node> {
  nodes: readonly Node[];
  /** The keys of the open branches. */
  open: ReadonlySet<string>;
  onOpen: (open: ReadonlySet<string>) => void;
  /** The key of the node whose screen is shown. */
  current?: string | undefined;
  /** The key of the search's current match: it becomes the active row. */
  found?: string | undefined;
  /** The key of a node that was just added: it is scrolled into view. */
  added?: string | undefined;
  /** Whether it is displayed: a phone shows either the tree or a record. */
  isShown?: boolean | undefined;
  /** Returns a node's actions; its name and Enter do the first, and open the node too. */
  actionsOf: (node: Node) => readonly RowAction[];
}

/** Returns a tree's behaviour: its visible rows, the active one, and the handlers of keys and mouse. */
export function useTree<Node extends TreeNode<Node>>(tree: TreeParts<Node>) {
  const { nodes, open, onOpen, actionsOf } = tree;
  const rows = useMemo(() => visibleRows(nodes, open), [nodes, open]);
  const { box, active, choose, moveTo, scrollTo } = useActiveRow(rows, tree);
  const { movable, move, news } = useMoves(rows, tree, scrollTo);
  const [dragListeners, dropPlace] = useRowDrag(rows, choose, move);
  const navigate = useNavigate();
  const [menuOpen, setMenuOpen] = useState(false);
  const openMenu = () => setMenuOpen(true);
  const unfold = ({ key, children }: Node) => {
    if (children.length > 0 && !open.has(key)) onOpen(toggled(open, key));
  };
  const follow = (node: Node) => {
    const [first] = actionsOf(node);
    unfold(node);
    if (first) void navigate(first.to);
  };
  const onKeyDown = useTreeKeys({ rows, active, open, onOpen, moveTo, follow, openMenu, movable, move });

  const onClick = ({ target }: MouseEvent) => {
    const node = rows[rowAt(target)]?.node;
    if (!node || !(target instanceof Element)) return;
    choose(node.key);
    if (target.closest('.tools button')) openMenu();
    else if (target.closest('.tools')) return;
    else if (target.closest('.chevron') && node.children.length > 0) onOpen(toggled(open, node.key));
    // The name is a link, which navigates by itself.
    else if (target.closest('a')) unfold(node);
    else follow(node);
  };

  const listeners = { onKeyDown, onClick, ...dragListeners };
  // Its row is active by now: everything that opens the menu makes it so.
  const menu = { open: menuOpen, onClose: () => setMenuOpen(false), moves: movesOf(rows[active], movable, move) };
  return { rows, box, active, movable, listeners, dropPlace, menu, news } as const;
}

/** Returns the moves that a row's menu offers. */
function movesOf<Node>(
  row: TreeRow<Node> | undefined,
  movable: (row: TreeRow<Node>) => boolean,
  move: (row: TreeRow<Node>, to: number) => void,
): RowMoves | undefined {
  if (!row || !movable(row)) return undefined;
  const { position, siblings } = row;
  return {
    up: position > 1 ? () => move(row, position - 1) : undefined,
    down: position < siblings ? () => move(row, position + 1) : undefined,
  };
}

const toggled = (keys: ReadonlySet<string>, key: string) =>
  new Set(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key]);

interface Arrivals {
  /** The key of the node whose screen is shown. */
  current?: string | undefined;
  /** The key of the search's current match. */
  found?: string | undefined;
  /** The key of a node that was just added. */
  added?: string | undefined;
  /** Whether the tree is displayed; a hidden one can't be scrolled. */
  isShown?: boolean | undefined;
}

/**
 * Returns the row that the keyboard is on. When the current node, or the search's match, changes or first appears, its row is scrolled into
 * view and becomes the active one; later reads move neither.
 */
function useActiveRow<Node extends TreeNode<Node>>(
  rows: readonly TreeRow<Node>[],
  { current, found, added, isShown = true }: Arrivals,
) {
  const box = useRef<HTMLDivElement>(null);
  const [activeKey, setActiveKey] = useState(current);
  const active = Math.max(0, useRowIndex(rows, activeKey));
  const scrollTo = (index: number) => box.current && scrollIntoView(box.current, index);
  const moveTo = (index: number) => {
    setActiveKey(rows[index]?.node.key);
    scrollTo(index);
  };
  const currentAt = useRowIndex(rows, current);
  const foundAt = useRowIndex(rows, found);
  const addedAt = useRowIndex(rows, added);
  useArrival(current, isShown ? currentAt : -1, moveTo);
  useArrival(found, isShown ? foundAt : -1, moveTo);
  useArrival(added, isShown ? addedAt : -1, moveTo);

  return { box, active, choose: setActiveKey, moveTo, scrollTo } as const;
}

/** Scrolls a row into view, by as little as possible; it needn't be drawn. */
function scrollIntoView(box: HTMLElement, index: number): void {
  const top = index * rowHeight;
  box.scrollTop = Math.min(top, Math.max(box.scrollTop, top + rowHeight - box.clientHeight));
}

/** Moves to a node's row when the node changes, as soon as the row exists: -1 means that it doesn't yet. */
function useArrival(key: string | undefined, row: number, moveTo: (row: number) => void) {
  const arrived = useRef<string>(undefined);
  const onArrival = useEffectEvent(moveTo);
  useEffect(() => {
    const isNew = row >= 0 && arrived.current !== key;
    if (isNew || key === undefined) arrived.current = key;
    if (isNew) onArrival(row);
  }, [key, row]);
}

const useRowIndex = <Node extends TreeNode<Node>>(rows: readonly TreeRow<Node>[], key: string | undefined) =>
  useMemo(() => rows.findIndex(({ node }) => node.key === key), [rows, key]);
