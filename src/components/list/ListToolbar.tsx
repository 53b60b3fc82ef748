import { Stack } from '@mui/material';
import { Children, isValidElement, type ReactNode } from 'react';
import { ColumnsMenu } from './ColumnsMenu';
import { ExportButton } from './ExportButton';
import { QuickFilter } from './QuickFilter';

interface ListToolbarProps {
  title: string;
  /** The list's columns; those with a `source` can be hidden, and are exported. */
  columns: ReactNode;
}

export function ListToolbar({ title, columns }: ListToolbarProps) {
  const sources = Children.toArray(columns).flatMap((column) =>
    isValidElement<{ source?: string }>(column) && column.props.source ? [column.props.source] : [],
  );
  return (
    <Stack direction="row" sx={{ p: 1.5, gap: 1, alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}>
      <QuickFilter />
      <Stack direction="row" sx={{ ml: 'auto', gap: { xs: 0, sm: 1 } }}>
        <ColumnsMenu sources={sources} />
        <ExportButton title={title} sources={sources} />
      </Stack>
    </Stack>
  );
}
