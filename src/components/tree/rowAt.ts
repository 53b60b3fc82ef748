import { marked } from '@/components/ui/marks';

/** Returns the index of the row under a mouse event, -1 for none: the tree has one listener for all rows. */
export function rowAt(target: EventTarget): number {
  const row = target instanceof Element ? target.closest(marked('row')) : null;
  return Number(row?.getAttribute('data-row') ?? -1);
}
