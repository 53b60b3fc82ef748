import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { TreeNode, TreeRow } from '@/domain/tree';
import { rowHeight } from './treeStyle';

/**
 * The row that the keyboard is on, and which rows are drawn in the element that scrolls. When the current node changes
 * or first appears, its row is shown and becomes the active one; what is loaded later moves neither.
 */
export function useActiveRow<Node extends TreeNode<Node>>(rows: readonly TreeRow<Node>[], current: string | undefined) {
  const scroll = useRef<HTMLDivElement>(null);
  const [activeKey, setActiveKey] = useState(current);
  const active = Math.max(0, useRowIndex(rows, activeKey));
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: 4,
    initialRect: { width: 400, height: 600 },
    // The tree names its active row by id, and a row that is dragged is active: it stays drawn wherever one scrolls.
    rangeExtractor: (range) => (rows.length > 0 ? withRow(active, range) : []),
  });

  const currentAt = useRowIndex(rows, current);
  const shown = useRef<string>(undefined);
  // A phone may show the tree later than its current node is known.
  const visible = virtual.scrollRect?.height !== 0;
  useEffect(() => {
    const isNew = visible && currentAt >= 0 && shown.current !== current;
    if (isNew || current === undefined) shown.current = current;
    if (!isNew) return;
    setActiveKey(current);
    virtual.scrollToIndex(currentAt);
  }, [visible, current, currentAt, virtual]);

  const moveTo = (index: number) => {
    setActiveKey(rows[index]?.node.key);
    virtual.scrollToIndex(index);
  };

  return { scroll, virtual, active, choose: setActiveKey, moveTo } as const;
}

const useRowIndex = <Node extends TreeNode<Node>>(rows: readonly TreeRow<Node>[], key: string | undefined) =>
  useMemo(() => rows.findIndex(({ node }) => node.key === key), [rows, key]);

const withRow = (row: number, range: Range) =>
  [...new Set([row, ...defaultRangeExtractor(range)])].toSorted((one, other) => one - other);
