import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode, RefObject } from 'react';
import { rowHeight } from './treeStyle';

export interface RowsInViewProps {
  /** The element that scrolls. */
  box: RefObject<HTMLElement | null>;
  count: number;
  active: number;
  drawRow: (index: number) => ReactNode;
}

/** Draws of many rows those in view, and the active one. */
export function RowsInView({ box, count, active, drawRow }: RowsInViewProps) {
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 4,
    initialRect: { width: 400, height: 600 },
    initialOffset: () => box.current?.scrollTop ?? 0,
    // The tree refers to its active row by id, and a dragged row is active: it stays rendered when it is scrolled out of view.
    rangeExtractor: (range) => withRow(active, range),
  });
  return virtual.getVirtualItems().map(({ index }) => drawRow(index));
}

const withRow = (row: number, range: Range) =>
  [...new Set([row, ...defaultRangeExtractor(range)])].toSorted((one, other) => one - other);
