import { Stack } from '@mui/material';
import { Children, isValidElement, type ReactNode } from 'react';
import type { ColumnProps, NamedColumn } from './Column';
import { ColumnsMenu } from './ColumnsMenu';
import { ExportButton } from './ExportButton';
import { QuickFilter } from './QuickFilter';

interface ListToolbarProps {
  title: string;
  /** The list's columns; those with a `source` can be hidden, and are exported. */
  columns: ReactNode;
}

export function ListToolbar({ title, columns }: ListToolbarProps) {
  const named = Children.toArray(columns).flatMap((column): NamedColumn[] => {
    if (!isValidElement<Partial<ColumnProps>>(column) || !column.props.source) return [];
    const { source, label = `fields.${source}` } = column.props;
    return [{ source, label }];
  });
  return (
    <Stack direction="row" sx={{ p: 1.5, gap: 1, alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}>
      <QuickFilter />
      <Stack direction="row" sx={{ ml: 'auto', gap: { xs: 0, sm: 1 } }}>
        <ColumnsMenu columns={named} />
        <ExportButton title={title} columns={named} />
      </Stack>
    </Stack>
  );
}
