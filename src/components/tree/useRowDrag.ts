import { type DragEvent, useState } from 'react';
import { branchEnd, type TreeNode, type TreeRow } from '@/domain/rows/tree';
import { rowAt } from './rowAt';

interface Drag {
  /** The key of the dragged node. */
  key: string;
  /** The index of the row whose place it would take. */
  over?: number;
}

/** Moves a row by drag and drop: dropped on a sibling it takes the sibling's place; anywhere else the drop is refused. */
export function useRowDrag<Node extends TreeNode<Node>>(
  rows: readonly TreeRow<Node>[],
  choose: (key: string) => void,
  move: (row: TreeRow<Node>, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag>();
  const from = drag ? rows.findIndex(({ node }) => node.key === drag.key) : -1;
  const dragged = rows[from];

  /** Returns the sibling under the mouse, with its index. */
  const siblingAt = (target: EventTarget) => {
    const index = rowAt(target);
    const row = rows[index];
    return row && dragged && index !== from && row.parent === dragged.parent ? ([index, row] as const) : [];
  };

  const listeners = {
    onDragStart: ({ target, dataTransfer }: DragEvent) => {
      const row = rows[rowAt(target)];
      if (!row) return;
      dataTransfer.effectAllowed = 'move';
      dataTransfer.setData('text/plain', row.node.label);
      choose(row.node.key);
      setDrag({ key: row.node.key });
    },
    onDragOver: (event: DragEvent) => {
      const [over] = siblingAt(event.target);
      if (over !== undefined) event.preventDefault();
      if (drag && over !== drag.over) setDrag({ key: drag.key, ...(over !== undefined && { over }) });
    },
    onDragLeave: () => drag && setDrag({ key: drag.key }),
    onDrop: (event: DragEvent) => {
      const [, sibling] = siblingAt(event.target);
      event.preventDefault();
      if (dragged && sibling) move(dragged, sibling.position);
      setDrag(undefined);
    },
    onDragEnd: () => setDrag(undefined),
  };

  return [listeners, dropPlaceOf(rows, from, drag?.over)] as const;
}

/** Returns between which rows the dragged one would land: the index of the lower, and its level. */
function dropPlaceOf<Node>(rows: readonly TreeRow<Node>[], from: number, over = -1) {
  const row = rows[over];
  return row && { index: over < from ? over : branchEnd(rows, over), level: row.level };
}
