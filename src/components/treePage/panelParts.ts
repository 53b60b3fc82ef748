import type { ComponentType, ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { RecordForms } from '@/components/record/recordForms';
import type { AreaNode, IsAt, NodeAction, TreeArea } from './treeArea';

/** What the panels of one kind of record beside a tree are made of. */
export interface PanelParts<Node extends AreaNode<Node>> {
  area: TreeArea<Node>;
  /** Its resource of react-admin. */
  resource: string;
  forms: RecordForms;
  /** Finds the node of a record by the id or slug in its address. */
  isAt: (id: string) => IsAt<Node>;
  /** The address of a record's details, by the id or slug in its address. */
  viewOf: (id: string) => string;
  /** The same of a record that was just added. */
  detailsOf: (record: RaRecord) => string;
  /** What it is added below. */
  above?: Above<Node> | undefined;
  /** Whether a new record is followed by the next, or is shown. */
  afterAdd: 'next' | 'view';
  /** Says why an action can't be done, if it can't. */
  Guard?: ComponentType<GuardProps> | undefined;
  /** What stands above the details of a record, below its heading. */
  Before?: ComponentType | undefined;
  /** What stands below the details of a record. */
  More?: ComponentType | undefined;
}

export interface Above<Node> {
  /** The field of its forms that says below which record it stands. */
  field: string;
  /** Finds the node of that record by the id or slug in the address. */
  isAt: (id: string) => IsAt<Node>;
  /** What else a record has from the one above it, to begin with. */
  begins?: (node: Node) => Readonly<Record<string, unknown>>;
  /** Where Cancel leads, and a save whose record isn't known. */
  back: (id: string) => string;
}

export interface GuardProps {
  action: NodeAction;
  children: (refused: string | undefined) => ReactNode;
}
