import PrintIcon from '@mui/icons-material/PrintOutlined';
import CollapseIcon from '@mui/icons-material/UnfoldLess';
import ExpandIcon from '@mui/icons-material/UnfoldMore';
import { Stack, TextField } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { shortcut } from '@/components/keys/shortcuts';
import { askToPrint } from '@/components/print/printing';
import { TreeButton } from './TreeButton';

interface TreeToolbarProps {
  search: string;
  onSearch: (text: string) => void;
  /** An arrow down or up goes to the next or the previous of what was found, without leaving the box. */
  onStep: (by: 1 | -1) => void;
  /** Enter opens the one that the search is at. */
  onEnter: () => void;
  onExpand: () => void;
  onCollapse: () => void;
  /** Whether a record stands beside the tree, which the key prints then. */
  isAtRecord: boolean;
}

/** What stands above a tree: a box that finds nodes, and a button each to open and close all. */
export function TreeToolbar({ search, onSearch, onStep, onEnter, onExpand, onCollapse, isAtRecord }: TreeToolbarProps) {
  const label = useTranslate()('tree_page.search');
  const acts: Readonly<Record<string, () => void>> = {
    ArrowDown: () => onStep(1),
    ArrowUp: () => onStep(-1),
    Enter: onEnter,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = acts[event.key];
    // While a word is composed its keys are the keyboard's own.
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
      <TextField
        type="search"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={onKeyDown}
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
      <TreeButton label="tree_page.print" keys={isAtRecord ? undefined : 'Control+P'} onClick={() => askToPrint('tree')}>
        <PrintIcon fontSize="small" />
      </TreeButton>
    </Stack>
  );
}
