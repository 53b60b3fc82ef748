import type { ReactNode } from 'react';
import { DataTable } from 'react-admin';

export interface ColumnProps {
  /** The record's field. */
  source: string;
  /** A key of the catalogue; by default `fields.<source>`. */
  label?: string;
  /** How its value is shown; by default as it is. */
  children?: ReactNode;
}

/** A column by what it shows, and the key of what it is called. */
export type NamedColumn = Required<Pick<ColumnProps, 'source' | 'label'>>;

/** A sortable column of a record's own field. */
export const Column = ({ source, label, children }: ColumnProps) => (
  <DataTable.Col source={source} {...(label && { label })}>
    {children}
  </DataTable.Col>
);
