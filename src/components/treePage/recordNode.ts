import { searchable } from '@/domain/searchable';
import type { AreaNode } from './treeArea';

/** A row of an area's tree as a node. */
export interface RecordNode<Row> extends AreaNode<RecordNode<Row>> {
  row: Row;
  /** What else it is found by, such as a code. */
  marks: readonly string[];
  /** How many children it has, also where a search shows fewer. */
  childCount: number;
}

interface Named {
  /** Of which kind it is: ids are those of a kind. */
  kind: string;
  id: number;
  label: string;
  marks: readonly string[];
}

/** A row with what it is called, and the nodes below it. */
export const recordNode = <Row>(
  row: Row,
  { kind, id, label, marks }: Named,
  children: readonly RecordNode<Row>[],
): RecordNode<Row> => ({
  key: `${kind}-${id}`,
  iid: id,
  label,
  row,
  marks,
  searched: [label, ...marks].map(searchable).join('\n'),
  childCount: children.length,
  children,
});
