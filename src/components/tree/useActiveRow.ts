import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { TreeNode, TreeRow } from '@/domain/tree';
import { rowHeight } from './treeStyle';

/**
 * Returns the row that the keyboard is on, and the rows to render. When the current node, or the search's match, changes or first appears,
 * its row is scrolled into view and becomes the active one; later reads move neither.
 */
export function useActiveRow<Node extends TreeNode<Node>>(
  rows: readonly TreeRow<Node>[],
  current: string | undefined,
  found: string | undefined,
) {
  const scroll = useRef<HTMLDivElement>(null);
  const [activeKey, setActiveKey] = useState(current);
  const active = Math.max(0, useRowIndex(rows, activeKey));
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: 4,
    initialRect: { width: 400, height: 600 },
    // The tree refers to its active row by id, and a dragged row is active: it stays rendered when it is scrolled out of view.
    rangeExtractor: (range) => (rows.length > 0 ? withRow(active, range) : []),
  });

  const moveTo = (index: number) => {
    setActiveKey(rows[index]?.node.key);
    virtual.scrollToIndex(index);
  };
  // A phone may show the tree later than its current node is known.
  const visible = virtual.scrollRect?.height !== 0;
  const currentAt = useRowIndex(rows, current);
  const foundAt = useRowIndex(rows, found);
  useArrival(current, visible ? currentAt : -1, moveTo);
  useArrival(found, visible ? foundAt : -1, moveTo);

  return { scroll, virtual, active, choose: setActiveKey, moveTo } as const;
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

const withRow = (row: number, range: Range) =>
  [...new Set([row, ...defaultRangeExtractor(range)])].toSorted((one, other) => one - other);
