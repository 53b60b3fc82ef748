import CheckedIcon from '@mui/icons-material/CheckBox';
import UncheckedIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import ColumnsIcon from '@mui/icons-material/ViewWeekOutlined';
import { Box, ListItemIcon, Menu, MenuItem, Stack } from '@mui/material';
import { type ReactNode, useContext, useState } from 'react';
import { useListContext, useResourceContext, useTranslate } from 'react-admin';
import { ServerPaged } from '@/components/record/listRead';
import { Later } from '@/components/ui/lazy/Later';
import { askToPrint } from '@/components/ui/print/printing';
import type { Shown } from '@/providers/data/shown';
import type { NamedColumn } from '../columns/Column';
import { useHiddenColumns } from '../columns/useColumns';
import { useKeptColumns } from '../views/useKept';
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

/**
 * Shows and hides the list's columns, except the record's name. react-admin's `ColumnsButton` is for its `DataTable`, forgets the columns
 * with the session, and can't be part of a view.
 */
function ColumnsMenu({ columns }: { columns: readonly NamedColumn[] }) {
  const translate = useTranslate();
  const list = useResourceContext() ?? '';
  const hidden = useHiddenColumns();
  const hide = useKeptColumns();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const toggle = (source: string) =>
    hide(list, hidden.includes(source) ? hidden.filter((other) => other !== source) : [...hidden, source]);
  return (
    <>
      <ToolButton
        label="ui.columns"
        startIcon={columnsIcon}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} slotProps={{ list: { dense: true } }}>
        {columns.map(({ source, label, stands }) => {
          const shown = !hidden.includes(source);
          const TickIcon = shown ? CheckedIcon : UncheckedIcon;
          return (
            <MenuItem
              key={source}
              role="menuitemcheckbox"
              aria-checked={shown}
              disabled={shown && stands === true}
              onClick={() => toggle(source)}
            >
              <ListItemIcon>
                <TickIcon fontSize="small" color={shown ? 'primary' : 'inherit'} />
              </ListItemIcon>
              {translate(label)}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}

const columnsIcon = <ColumnsIcon />;
