import type { ReferenceChoice } from '@/components/form/inputs/ChoiceBox';
import type { AreaNode } from './treeArea';

/** A tree node made from a row of an area's tree. */
export interface RecordNode<Row> extends AreaNode<RecordNode<Row>> {
  row: Row;
  /** Other texts by which it is found, such as a code. */
  marks: readonly string[];
  /** How many children it has, including those that a search hides. */
  childCount: number;
}

interface Named {
  /** Its kind, since ids are unique within a kind. */
  kind: string;
  id: number;
  label: string;
  marks: readonly string[];
  /** Texts by which it is found, too, but that aren't shown. */
  otherNames?: readonly string[];
}

/** Makes a node of a row, its name and its child nodes. */
export const recordNode = <Row>(
  row: Row,
  { kind, id, label, marks, otherNames = [] }: Named,
  children: readonly RecordNode<Row>[],
): RecordNode<Row> => ({
  key: `${kind}-${id}`,
  iid: id,
  label,
  row,
  marks,
  texts: [label, ...marks, ...otherNames],
  childCount: children.length,
  children,
});

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
