import type { ComponentType, ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { RecordForms } from '@/components/record/recordForms';
import type { AreaNode, IsAt, NodeAction, TreeArea } from './treeArea';

/** The parts of the panels of one kind of record beside a tree. */
export interface PanelParts<Node extends AreaNode<Node>> {
  area: TreeArea<Node>;
  /** The name of its react-admin resource. */
  resource: string;
  forms: RecordForms;
  /** Finds the node of a record by the id or slug in its address. */
  isAt: (id: string) => IsAt<Node>;
  /** The address of a record's details, by the id or slug in its address. */
  viewOf: (id: string) => string;
  /** Returns the same for a record that was just added. */
  detailsOf: (record: RaRecord) => string;
  /** The parent of a new record. */
  above?: Above<Node> | undefined;
  /** What follows a new record: the form of the next one, or its own details. */
  afterAdd: 'next' | 'view';
  /** Says why an action can't be done, if so. */
  Guard?: ComponentType<GuardProps> | undefined;
  /** Rendered below a record's details. */
  More?: ComponentType | undefined;
}

export interface Above<Node> {
  /** The field of its forms that holds its parent. */
  field: string;
  /** Finds the parent's node by the id or slug in the address. */
  isAt: (id: string) => IsAt<Node>;
  /** Returns other initial values that a record takes from its parent. */
  begins?: (node: Node) => Readonly<Record<string, unknown>>;
  /** The address after Cancel, or a save without a known record. */
  back: (id: string) => string;
}

export interface GuardProps {
  action: NodeAction;
  children: (refused: string | undefined) => ReactNode;
}
