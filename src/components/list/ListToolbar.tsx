import { Stack } from '@mui/material';
import { useContext } from 'react';
import type { Shown } from '@/providers/data/shown';
import type { NamedColumn } from './Column';
import { ColumnsMenu } from './ColumnsMenu';
import { ExportButton } from './ExportButton';
import { FacetFilter, type ListFacet } from './FacetFilter';
import { PrintButton } from './PrintButton';
import { QuickFilter } from './QuickFilter';
import { ServerPaged } from './serverPaged';

interface ListToolbarProps {
  title: string;
  columns: readonly NamedColumn[];
  shown: Shown;
  facets: readonly ListFacet[];
}

/** What is above a list's rows; where they come page by page, what wants all of them isn't offered. */
export function ListToolbar({ title, columns, shown, facets }: ListToolbarProps) {
  const serverPaged = useContext(ServerPaged);
  return (
    <>
      <Stack
        direction="row"
        sx={{ displayPrint: 'none', p: 1.5, gap: 1, alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}
      >
        {!serverPaged && <QuickFilter />}
        <Stack direction="row" sx={{ ml: 'auto', gap: { xs: 0, sm: 1 } }}>
          <ColumnsMenu columns={columns} />
          <PrintButton />
          {!serverPaged && <ExportButton title={title} columns={columns} shown={shown} />}
        </Stack>
      </Stack>
      {facets.length > 0 && <FacetFilter facets={facets} />}
    </>
  );
}
