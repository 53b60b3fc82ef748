import { useLayoutEffect, useRef } from 'react';
import { useStore } from 'react-admin';
import { keptWidth, widths } from './treeWidth';

/** How wide trees are beside their panels, kept in this browser; the box of both has it as `--tree`, so that a drag draws neither anew. */
export function useTreeWidth() {
  const [kept, onWidth] = useStore<unknown>('tree.width', widths.usual);
  const box = useRef<HTMLDivElement>(null);
  const width = keptWidth(kept);
  const draw = (drawn: number) => box.current?.style.setProperty('--tree', `${drawn}px`);
  useLayoutEffect(() => {
    box.current?.style.setProperty('--tree', `${width}px`);
  }, [width]);
  return { box, width, draw, onWidth };
}
