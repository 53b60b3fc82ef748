import type { ReferenceChoice } from '@/components/inputs/matchingChoices';
import type { AreaNode } from './treeArea';

/** Returns the nodes that fit, each with the names above it; it doesn't look below nodes that aren't open. */
export function nodeChoices<Node extends AreaNode<Node>>(
  nodes: readonly Node[],
  isOpen: (node: Node) => boolean,
  fits: (node: Node) => boolean,
  way: readonly string[] = [],
): ReferenceChoice<number>[] {
  return nodes
    .filter(isOpen)
    .flatMap((node) => [
      ...(fits(node) ? [{ id: node.iid, name: node.label, way }] : []),
      ...nodeChoices(node.children, isOpen, fits, [...way, node.label]),
    ]);
}
