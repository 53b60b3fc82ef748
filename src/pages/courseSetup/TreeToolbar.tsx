import CollapseIcon from '@mui/icons-material/UnfoldLess';
import ExpandIcon from '@mui/icons-material/UnfoldMore';
import { IconButton, Stack, TextField, Tooltip } from '@mui/material';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { shortcut } from '@/components/keys/shortcuts';

interface TreeToolbarProps {
  search: string;
  onSearch: (text: string) => void;
  /** The arrow down leads from the box to what it has found. */
  onDown: () => void;
  onExpand: () => void;
  onCollapse: () => void;
}

/** What stands above the course tree: a box that finds nodes, and a button each to open and close all. */
export function TreeToolbar({ search, onSearch, onDown, onExpand, onCollapse }: TreeToolbarProps) {
  const label = useTranslate()('course_setup.search');
  const onArrowDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    onDown();
  };
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
      <TextField
        type="search"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={onArrowDown}
        placeholder={label}
        slotProps={{ htmlInput: { 'aria-label': label, ...shortcut('/') } }}
        sx={{ flex: 1 }}
      />
      <TreeButton label="ui.expand_all" onClick={onExpand}>
        <ExpandIcon fontSize="small" />
      </TreeButton>
      <TreeButton label="ui.collapse_all" onClick={onCollapse}>
        <CollapseIcon fontSize="small" />
      </TreeButton>
    </Stack>
  );
}

function TreeButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  const text = useTranslate()(label);
  return (
    <Tooltip title={text}>
      <IconButton size="small" aria-label={text} onClick={onClick}>
        {children}
      </IconButton>
    </Tooltip>
  );
}
