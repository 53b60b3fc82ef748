import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { TreeNode, TreeRow } from '@/domain/tree';
import { rowHeight } from './treeStyle';

interface Arrivals {
  /** The key of the node whose screen is shown. */
  current?: string | undefined;
  /** The key of the search's current match. */
  found?: string | undefined;
  /** Whether the tree is displayed; a hidden one can't be scrolled. */
  isShown?: boolean | undefined;
}

/**
 * Returns the row that the keyboard is on. When the current node, or the search's match, changes or first appears, its row is scrolled into
 * view and becomes the active one; later reads move neither.
 */
export function useActiveRow<Node extends TreeNode<Node>>(
  rows: readonly TreeRow<Node>[],
  { current, found, isShown = true }: Arrivals,
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
  useArrival(current, isShown ? currentAt : -1, moveTo);
  useArrival(found, isShown ? foundAt : -1, moveTo);

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
