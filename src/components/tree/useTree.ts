import { type MouseEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type TreeNode, visibleRows } from '@/domain/tree';
import { rowAt } from './rowAt';
import type { RowAction } from './TreeRowLine';
import { useActiveRow } from './useActiveRow';
import { type Moving, useMoves } from './useMoves';
import { useRowDrag } from './useRowDrag';
import { useTreeKeys } from './useTreeKeys';

export interface TreeParts<Node> extends Moving<Node> {
  nodes: readonly Node[];
  /** The keys of the branches that stand open. */
  open: ReadonlySet<string>;
  onOpen: (open: ReadonlySet<string>) => void;
  /** The node whose screen is shown. */
  current?: string | undefined;
  /** The first node that a search has found: the keyboard comes to it. */
  found?: string | undefined;
  /** What can be done with a node; Enter does the first. */
  actionsOf: (node: Node) => readonly RowAction[];
}

/** How a tree behaves: its visible rows, which is active, and what keys and mouse do. */
export function useTree<Node extends TreeNode<Node>>(tree: TreeParts<Node>) {
  const { nodes, open, onOpen, current, found, actionsOf } = tree;
  const rows = useMemo(() => visibleRows(nodes, open), [nodes, open]);
  const { scroll, virtual, active, choose, moveTo } = useActiveRow(rows, current, found);
  const { movable, move, news } = useMoves(rows, tree, virtual.scrollToIndex);
  const [dragListeners, landing] = useRowDrag(rows, choose, move);
  const navigate = useNavigate();
  const [menuOpen, setMenuOpen] = useState(false);
  const openMenu = () => setMenuOpen(true);
  const follow = (node: Node) => {
    const [first] = actionsOf(node);
    if (first) void navigate(first.to);
  };
  const onKeyDown = useTreeKeys({ rows, active, open, onOpen, moveTo, follow, openMenu, movable, move });

  const onClick = ({ target }: MouseEvent) => {
    const node = rows[rowAt(target)]?.node;
    if (!node || !(target instanceof Element)) return;
    choose(node.key);
    if (target.closest('.menu')) openMenu();
    else if (target.closest('.icons')) return;
    else if (node.children.length > 0) onOpen(toggled(open, node.key));
    else follow(node);
  };

  const listeners = { onKeyDown, onClick, ...dragListeners };
  // Whatever opens the menu has made its row the active one.
  const menu = { open: menuOpen, onClose: () => setMenuOpen(false) };
  return { rows, scroll, virtual, active, movable, listeners, landing, menu, news } as const;
}

const toggled = (keys: ReadonlySet<string>, key: string) =>
  new Set(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key]);
