import { useContext } from 'react';
import { HttpError } from 'react-admin';
import { findNode } from '@/domain/tree';
import type { AreaNode, IsAt, TreeArea } from './treeArea';

/** The node at a place of an area's tree; an error where the tree has none there, as soon as that is sure. */
export function useNodeAt<Node extends AreaNode<Node>>({ Nodes }: TreeArea<Node>, isAt: IsAt<Node>) {
  const { data: nodes, isFetching, error, refetch } = useContext(Nodes);
  const data = nodes && findNode(nodes, isAt);
  const missing = nodes && !data && !isFetching ? new HttpError('tree_page.not_there', 404) : null;
  return { data, error: error ?? missing, refetch };
}
