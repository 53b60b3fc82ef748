import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import { observeOffset } from '@/components/ui/observeOffset';
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
  // Drawn with its box, it has that only now: an element's ref is set after the effects of what is in it.
  const [, setHasBox] = useState(false);
  useLayoutEffect(() => setHasBox(true), []);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    observeElementOffset: observeOffset,
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
