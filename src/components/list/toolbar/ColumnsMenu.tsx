import CheckedIcon from '@mui/icons-material/CheckBox';
import UncheckedIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import ColumnsIcon from '@mui/icons-material/ViewWeekOutlined';
import { ListItemIcon, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import type { NamedColumn } from '../columns/Column';
import { useHiddenColumns } from '../columns/useColumns';
import { useKeptColumns } from '../views/useKept';
import { ToolButton } from './ToolButton';

/**
 * Shows and hides the list's columns, except the record's name. react-admin's `ColumnsButton` is for its `DataTable`, forgets the columns
 * with the session, and can't be part of a view.
 */
export function ColumnsMenu({ columns }: { columns: readonly NamedColumn[] }) {
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
        startIcon={icon}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} slotProps={{ list: { dense: true } }}>
        {columns.map(({ source, label, stands }) => {
          const shown = !hidden.includes(source);
          const Box = shown ? CheckedIcon : UncheckedIcon;
          return (
            <MenuItem
              key={source}
              role="menuitemcheckbox"
              aria-checked={shown}
              disabled={shown && stands === true}
              onClick={() => toggle(source)}
            >
              <ListItemIcon>
                <Box fontSize="small" color={shown ? 'primary' : 'inherit'} />
              </ListItemIcon>
              {translate(label)}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}

const icon = <ColumnsIcon />;
