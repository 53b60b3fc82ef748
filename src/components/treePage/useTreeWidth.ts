import { type CSSProperties, useRef } from 'react';
import { useStore } from 'react-admin';
import { keptWidth, widths } from './treeWidth';

/** Keeps the width of trees in this browser; the element around tree and panel has it as `--tree`, so that a drag renders neither again. */
export function useTreeWidth() {
  const [kept, onWidth] = useStore<unknown>('tree.width', widths.usual);
  const box = useRef<HTMLDivElement>(null);
  const width = keptWidth(kept);
  const draw = (drawn: number) => box.current?.style.setProperty('--tree', `${drawn}px`);
  // Rendered with the element: a property set after the rows are measured would lay out the page twice.
  const style: CSSProperties & Record<'--tree', string> = { '--tree': `${width}px` };
  return { box, style, width, draw, onWidth };
}
