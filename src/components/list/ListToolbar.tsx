import { Stack } from '@mui/material';
import type { Shown } from '@/providers/data/shown';
import type { NamedColumn } from './Column';
import { ColumnsMenu } from './ColumnsMenu';
import { ExportButton } from './ExportButton';
import { FlagFilter, type ListFlag } from './FlagFilter';
import { QuickFilter } from './QuickFilter';

interface ListToolbarProps {
  title: string;
  columns: readonly NamedColumn[];
  shown: Shown;
  flag: ListFlag | undefined;
}

/** What stands above a list's rows. */
export const ListToolbar = ({ title, columns, shown, flag }: ListToolbarProps) => (
  <>
    <Stack direction="row" sx={{ p: 1.5, gap: 1, alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}>
      <QuickFilter />
      <Stack direction="row" sx={{ ml: 'auto', gap: { xs: 0, sm: 1 } }}>
        <ColumnsMenu columns={columns} />
        <ExportButton title={title} columns={columns} shown={shown} />
      </Stack>
    </Stack>
    {flag && <FlagFilter {...flag} />}
  </>
);
