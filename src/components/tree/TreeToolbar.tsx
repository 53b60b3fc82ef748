import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import CollapseIcon from '@mui/icons-material/UnfoldLess';
import ExpandIcon from '@mui/icons-material/UnfoldMore';
import { IconButton, Stack, TextField, Typography } from '@mui/material';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { isOfInputMethod } from '@/components/ui/keys/inputMethod';
import { type ShortcutKey, shortcut } from '@/components/ui/keys/shortcuts';
import { askToPrint } from '@/components/ui/print/printing';
import { tip } from '@/components/ui/tip';
import type { AreaNode } from './treeArea';

interface TreeButtonProps {
  /** A key of the catalogue: its tooltip and accessible name. */
  label: string;
  onClick: () => void;
  /** The key that presses it, where it has one. */
  keys?: ShortcutKey | undefined;
  /** The icon. */
  children: ReactNode;
}

/** A small button above the tree. */
function TreeButton({ label, onClick, keys, children }: TreeButtonProps) {
  const text = useTranslate()(label);
  return (
    <IconButton size="small" aria-label={text} onClick={onClick} {...tip(text)} {...(keys && shortcut(keys))}>
      {children}
    </IconButton>
  );
}

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
    if (!act || isOfInputMethod(event.nativeEvent)) return;
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

type Found = Pick<AreaNode<unknown>, 'label'>;

interface FoundLineProps {
  /** The nodes that a search has found; undefined without a search. */
  matches: readonly Found[] | undefined;
  /** The index of the current match; undefined until one moves on from the first. */
  place: number | undefined;
  onStep: (by: 1 | -1) => void;
}

/** Says how many nodes a search has found and which is the current one, with buttons to the previous and the next. */
export function FoundLine({ matches, place, onStep }: FoundLineProps) {
  const translate = useTranslate();
  const several = matches !== undefined && matches.length > 1;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, pl: 0.5, ...(!matches && { position: 'absolute' }) }}>
      {/* It is rendered before a search, or its result wouldn't be announced. */}
      <Typography role="status" variant="body2" color="text.secondary" noWrap sx={{ flex: 1, minWidth: 0 }}>
        {matches && translate(...foundText(matches, place))}
      </Typography>
      {several && (
        <>
          <TreeButton label="tree_page.found_previous" onClick={() => onStep(-1)}>
            <UpIcon fontSize="small" />
          </TreeButton>
          <TreeButton label="tree_page.found_next" onClick={() => onStep(1)}>
            <DownIcon fontSize="small" />
          </TreeButton>
        </>
      )}
    </Stack>
  );
}

/** Returns a key of the catalogue, and the arguments of its text. */
function foundText(matches: readonly Found[], place: number | undefined): [string, object] {
  const count = matches.length;
  if (count === 0) return ['tree_page.none_found', {}];
  if (place === undefined) return ['tree_page.found', { count }];
  return ['tree_page.found_at', { place: place + 1, count, name: matches[place]?.label }];
}
