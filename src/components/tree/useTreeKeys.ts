import { type KeyboardEvent, useRef } from 'react';
import type { TreeNode, TreeRow } from '@/domain/rows/tree';
import { searchable } from '@/domain/searchable';

interface TreeKeys<Node> {
  rows: readonly TreeRow<Node>[];
  /** The row that the keyboard is on. */
  active: number;
  open: ReadonlySet<string>;
  onOpen: (open: ReadonlySet<string>) => void;
  moveTo: (row: number) => void;
  /** Does a node's first action. */
  follow: (node: Node) => void;
  openMenu: () => void;
  movable: (row: TreeRow<Node>) => boolean;
  move: (row: TreeRow<Node>, to: number) => void;
}

/** How long letters belong to one word of the type-ahead, in milliseconds. */
const wordLasts = 700;

// Signs such as `/` and `?` are shortcuts of the whole product.
const oneLetter = /^[\p{L}\p{M}\p{N} ]$/u;

/** Handles the keys of the WAI-ARIA tree pattern. */
export function useTreeKeys<Node extends TreeNode<Node>>(tree: TreeKeys<Node>) {
  const typed = useRef({ word: '', at: 0 });

  /** Moves to the next row whose name begins with the letters just typed. */
  const typeAhead = (letter: string) => {
    const now = Date.now();
    const word = (now - typed.current.at < wordLasts ? typed.current.word : '') + letter;
    typed.current = { word, at: now };
    const from = word.length === 1 ? tree.active + 1 : tree.active;
    const order = [...tree.rows.keys()].map((index) => (from + index) % tree.rows.length);
    const wanted = searchable(word);
    const found = order.find((index) => searchable(tree.rows[index]?.node.label ?? '').startsWith(wanted));
    if (found !== undefined) tree.moveTo(found);
  };

  const actOf = (event: KeyboardEvent, row: TreeRow<Node>) => {
    if (event.altKey) return moveOf(event, tree, row);
    const command = commandOf(event, tree, row);
    return command ?? (oneLetter.test(event.key) ? () => typeAhead(event.key) : undefined);
  };

  return (event: KeyboardEvent) => {
    const row = tree.rows[tree.active];
    if (!row || event.target !== event.currentTarget || event.ctrlKey || event.metaKey) return;
    const act = actOf(event, row);
    if (!act) return;
    event.preventDefault();
    act();
  };
}

function moveOf<Node extends TreeNode<Node>>({ key }: KeyboardEvent, { movable, move }: TreeKeys<Node>, row: TreeRow<Node>) {
  const by = new Map([
    ['ArrowUp', -1],
    ['ArrowDown', 1],
  ]).get(key);
  return by !== undefined && movable(row) ? () => move(row, row.position + by) : undefined;
}

function commandOf<Node extends TreeNode<Node>>(
  { key, shiftKey }: KeyboardEvent,
  tree: TreeKeys<Node>,
  { node, parent }: TreeRow<Node>,
): (() => void) | undefined {
  const { rows, active, open, onOpen, moveTo, follow } = tree;
  const isBranch = node.children.length > 0;
  const isOpen = isBranch && open.has(node.key);
  const setOpen = (opened: boolean) => onOpen(new Set([...open, node.key].filter((other) => opened || other !== node.key)));
  const commands: Record<string, () => void> = {
    ArrowDown: () => moveTo(Math.min(active + 1, rows.length - 1)),
    ArrowUp: () => moveTo(Math.max(active - 1, 0)),
    Home: () => moveTo(0),
    End: () => moveTo(rows.length - 1),
    ArrowRight: () => (isOpen ? moveTo(active + 1) : isBranch && setOpen(true)),
    ArrowLeft: () => (isOpen ? setOpen(false) : parent >= 0 && moveTo(parent)),
    Enter: () => follow(node),
    ' ': () => isBranch && setOpen(!isOpen),
    '*': () => onOpen(new Set([...open, ...branchesBeside(rows, parent)])),
    ContextMenu: () => tree.openMenu(),
    F10: () => shiftKey && tree.openMenu(),
  };
  return commands[key];
}

/** Returns the keys of all branches with the same parent. */
const branchesBeside = <Node extends TreeNode<Node>>(rows: readonly TreeRow<Node>[], parent: number) =>
  rows.flatMap((row) => (row.parent === parent && row.node.children.length > 0 ? [row.node.key] : []));
