import { useContext } from 'react';
import { HttpError } from 'react-admin';
import { findNode } from '@/domain/rows/tree';
import type { AreaNode, IsAt, TreeArea } from './treeArea';

/** Returns the node at a place of an area's tree; an error if the tree has none there, once it isn't being read. */
export function useNodeAt<Node extends AreaNode<Node>>({ Nodes }: TreeArea<Node>, isAt: IsAt<Node>) {
  const { data: nodes, isFetching, error, refetch } = useContext(Nodes);
  const data = nodes && findNode(nodes, isAt);
  const missing = nodes && !data && !isFetching ? new HttpError('tree_page.not_there', 404) : null;
  return { data, error: error ?? missing, refetch };
}
