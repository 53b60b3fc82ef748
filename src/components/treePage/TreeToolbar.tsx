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
  /** Called by the arrow keys to move to the next or the previous match, without leaving the box. */
  onStep: (by: 1 | -1) => void;
  /** Called by Enter to open the current match. */
  onEnter: () => void;
  onExpand: () => void;
  onCollapse: () => void;
  /** Whether a record is beside the tree: then the shortcut prints that. */
  isAtRecord: boolean;
}

/** The tools above a tree: a search box, and buttons that open and close all branches. */
export function TreeToolbar({ search, onSearch, onStep, onEnter, onExpand, onCollapse, isAtRecord }: TreeToolbarProps) {
  const label = useTranslate()('tree_page.search');
  const acts: Readonly<Record<string, () => void>> = {
    ArrowDown: () => onStep(1),
    ArrowUp: () => onStep(-1),
    Enter: onEnter,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = acts[event.key];
    // While a word is composed, its keys belong to the input method.
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
