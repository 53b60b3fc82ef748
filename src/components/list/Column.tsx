import type { ReactNode } from 'react';
import { DataTable } from 'react-admin';

interface ColumnProps {
  /** The record's field; its label is `fields.<source>`. */
  source: string;
  /** How its value is shown; by default as it is. */
  children?: ReactNode;
}

/** A sortable column of a record's own field. */
export const Column = ({ source, children }: ColumnProps) => <DataTable.Col source={source}>{children}</DataTable.Col>;
