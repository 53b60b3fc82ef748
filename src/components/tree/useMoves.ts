import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { TreeNode, TreeRow } from '@/domain/rows/tree';

export interface Moving<Node> {
  canMove?: ((node: Node) => boolean) | undefined;
  /** Moves a node to a place among its siblings, from 1. The tree shows its nodes' data, not the requested place. */
  onMove?: ((node: Node, to: number) => Promise<unknown> | undefined) | undefined;
  /** Whether a move is being saved: the tree may show it already, though it may still be refused. */
  isMoving?: boolean | undefined;
}

/** The node last moved, its place when last seen, and the text that was announced. */
interface Watched {
  key: string;
  place: number;
  news: string;
}

/** Moves rows among their siblings, one at a time, and announces a moved row's new place, also when it is moved back. */
export function useMoves<Node extends TreeNode<Node>>(
  rows: readonly TreeRow<Node>[],
  { canMove, onMove, isMoving = false }: Moving<Node>,
  scrollTo: (index: number) => void,
) {
  const translate = useTranslate();
  const busy = useRef(false);
  const [watched, setWatched] = useState<Watched>();
  const index = watched ? rows.findIndex(({ node }) => node.key === watched.key) : -1;
  const row = rows[index];

  // A search changes the places too, without a move.
  if (onMove && !isMoving && watched && row && row.position !== watched.place) {
    const { node, position: place, siblings: count } = row;
    setWatched({ ...watched, place, news: translate('ui.tree_moved', { name: node.label, place, count }) });
  }

  const follow = useEffectEvent(() => scrollTo(index));
  const news = watched?.news;
  useEffect(() => {
    if (news) follow();
  }, [news]);

  const movable = ({ node }: TreeRow<Node>) => onMove !== undefined && canMove?.(node) === true;

  const run = async (node: Node, to: number) => {
    busy.current = true;
    try {
      await onMove?.(node, to);
    } finally {
      busy.current = false;
    }
  };

  const move = ({ node, position, siblings }: TreeRow<Node>, to: number) => {
    if (busy.current) return;
    const inside = to >= 1 && to <= siblings;
    setWatched({ key: node.key, place: position, news: inside ? '' : translate('ui.tree_at_end', { name: node.label }) });
    if (inside) void run(node, to);
  };

  return { movable, move, news } as const;
}
