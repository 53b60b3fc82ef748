import { DataTable } from 'react-admin';

interface ColumnProps {
  /** The record's field; its label is `fields.<source>`. */
  source: string;
}

/** A sortable column of a record's own field. */
export const Column = ({ source }: ColumnProps) => <DataTable.Col source={source} />;
