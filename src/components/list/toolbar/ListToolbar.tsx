import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Stack } from '@mui/material';
import { type ReactNode, useContext } from 'react';
import { useListContext } from 'react-admin';
import { ServerPaged } from '@/components/record/listRead';
import { Later } from '@/components/ui/lazy/Later';
import { askToPrint } from '@/components/ui/print/printing';
import type { Shown } from '@/providers/data/shown';
import type { NamedColumn } from '../columns/Column';
import { ColumnsMenu } from './ColumnsMenu';
import { ExportButton } from './ExportButton';
import { FacetFilter, type ListFacet } from './FacetFilter';
import { QuickFilter } from './QuickFilter';
import { ToolButton } from './ToolButton';

interface ListToolbarProps {
  title: string;
  columns: readonly NamedColumn[];
  shown: Shown;
  facets: readonly ListFacet[];
  /** Chips that narrow a list which its server pages: it has a search box then, too. */
  chips?: ReactNode;
  /** Additional tools, before those that all lists have. */
  tools?: ReactNode;
}

/** The tools above a list's rows; where the server pages the list, those that need all rows are left out. */
export function ListToolbar({ title, columns, shown, facets, chips, tools }: ListToolbarProps) {
  const serverPaged = useContext(ServerPaged);
  const hasSearch = !serverPaged || chips !== undefined;
  return (
    <>
      <Stack direction="row" sx={bar}>
        <Later always fallback={<Place hasSearch={hasSearch} />}>
          {hasSearch && <QuickFilter />}
          <Stack direction="row" sx={{ ml: 'auto', gap: { xs: 0, sm: 1 } }}>
            {tools}
            <ColumnsMenu columns={columns} />
            <PrintButton />
            {!serverPaged && <ExportButton title={title} columns={columns} shown={shown} />}
          </Stack>
        </Later>
      </Stack>
      {facets.length > 0 && <FacetFilter facets={facets} />}
      {chips}
    </>
  );
}

/** The tools' placeholder, equally high: on a phone the search takes the rest of their line. */
const Place = ({ hasSearch }: { hasSearch: boolean }) => (
  <>
    {hasSearch && <Box sx={{ ...searchPlace, height: 40 }} />}
    <Box sx={{ ml: 'auto', height: 40, width: { xs: 160, sm: 0 } }} />
  </>
);

// On a phone the search takes the rest of the tools' line, or a line of its own.
const searchPlace = { flex: { xs: '1 1 140px', sm: 'none' } } as const;

const bar = {
  displayPrint: 'none',
  p: { xs: 1, sm: 2 },
  gap: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  borderBottom: 1,
  borderColor: 'divider',
  '& > .MuiTextField-root': searchPlace,
} as const;

/** Prints all rows of the list as it is filtered and sorted. */
function PrintButton() {
  const { total } = useListContext();
  return <ToolButton label="ui.print" startIcon={icon} disabled={!total} keys="Control+P" onClick={print} />;
}

const icon = <PrintIcon />;
const print = () => askToPrint();
