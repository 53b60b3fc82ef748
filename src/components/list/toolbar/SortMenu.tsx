import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import SortIcon from '@mui/icons-material/Sort';
import { Button, ListItemIcon, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useListSortContext, useTranslate } from 'react-admin';
import type { NamedColumn } from '../columns/Column';

/** Sorts a list of cards, which has no headings to click: choosing a column again reverses the order. */
export function SortMenu({ columns }: { columns: readonly NamedColumn[] }) {
  const translate = useTranslate();
  const { sort, setSort } = useListSortContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const sorted = columns.find(({ source }) => source === sort.field);
  const Icon = sort.order === 'ASC' ? UpIcon : DownIcon;
  const choose = (field: string) => {
    setAnchor(null);
    const turned = sort.order === 'ASC' ? 'DESC' : 'ASC';
    setSort({ field, order: field === sort.field ? turned : 'ASC' });
  };
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={sorted ? <Icon fontSize="small" /> : <SortIcon fontSize="small" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {sorted ? translate('ui.sorted_by', { field: translate(sorted.label) }) : translate('ui.sort')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {columns.map(({ source, label }) => (
          <MenuItem
            key={source}
            role="menuitemradio"
            aria-checked={source === sort.field}
            selected={source === sort.field}
            onClick={() => choose(source)}
          >
            <ListItemIcon>{source === sort.field && <Icon fontSize="small" />}</ListItemIcon>
            {translate(label)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
