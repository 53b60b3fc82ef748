import type { ReferenceChoice } from '@/components/inputs/matchingChoices';
import type { AreaNode } from './treeArea';

/** The nodes that fit, each with the way to it; below one that isn't open none is. */
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
