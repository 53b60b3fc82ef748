import { useMayWrite } from '@/providers/auth/rights';
import type { AreaNode, NodeAction, TreeArea } from './treeArea';

/** Returns a function that lists those of a node's actions that the person may do. */
export function useActionsOf<Node extends AreaNode<Node>>({ actionsOf }: TreeArea<Node>): (node: Node) => readonly NodeAction[] {
  const mayWrite = useMayWrite();
  return mayWrite ? actionsOf : (node) => actionsOf(node).filter(({ reads = false }) => reads);
}
