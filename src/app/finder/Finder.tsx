import SearchIcon from '@mui/icons-material/Search';
import { Box, Dialog, InputBase, Stack } from '@mui/material';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { LoadFailed } from '@/components/ui/feedback/LoadFailed';
import { unseen } from '@/components/ui/theme/sharedStyles';
import { found } from '@/domain/finding';
import { FinderList } from './FinderList';
import { FinderNotes } from './FinderNotes';
import type { FinderEntry } from './finderEntry';
import { takeTyped } from './typedAhead';
import { useFinderEntries } from './useFinderEntries';
import { useListReads } from './useListReads';

/** The number of entries shown at most; more typing finds the others. */
const shownAtMost = 50;

/** Finds any record, screen or action by name, code or slug, and goes there. */
export function Finder({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { query, setQuery, shown, total, active, setActive, isLoading, failed, reads } = useFinding();
  const [isFollowed, follow] = useFollow(onClose);
  const onFollow = () => {
    const entry = shown[active];
    if (entry) follow(entry);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
      disableRestoreFocus={isFollowed}
      sx={{ '.MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { sx: paper } }}
    >
      <Box component="h2" id={`${id}-title`} sx={unseen}>
        {useTranslate()('finder.title')}
      </Box>
      <FinderBox
        query={query}
        onQuery={setQuery}
        listId={`${id}-list`}
        activeId={shown[active] && `${id}-${active}`}
        onMove={(step) => setActive((active + step + shown.length) % Math.max(1, shown.length))}
        onFollow={onFollow}
      />
      {failed?.error && (
        <Box sx={{ p: 2 }}>
          <LoadFailed error={failed.error} retry={failed.refetch} />
        </Box>
      )}
      <FinderList id={id} entries={shown} total={total} active={active} isLoading={isLoading} query={query} onFollow={follow}>
        <FinderNotes {...reads} onClose={onClose} />
      </FinderList>
    </Dialog>
  );
}

const paper = { m: { xs: 1, sm: 4 }, mt: { xs: 1, sm: '10vh' }, width: '100%', maxHeight: '80dvh' };

/** The query, the entries that it finds, and the one that Enter follows. */
function useFinding() {
  const [query, setQuery] = useState(takeTyped);
  const [active, setActive] = useState(0);
  const { cached, ...reads } = useListReads(query);
  const { entries, isLoading, failed } = useFinderEntries(cached);
  const all = useMemo(() => found(query.trim() ? entries : entries.filter(isOffered), query), [entries, query]);
  const shown = all.slice(0, shownAtMost);
  const begin = (typed: string) => {
    setQuery(typed);
    setActive(0);
  };
  return {
    query,
    setQuery: begin,
    shown,
    total: all.length,
    active,
    setActive,
    isLoading: isLoading || reads.isLooking || reads.courseReads.isUnderWay,
    failed,
    reads,
  } as const;
}

/** Offered before anything is typed: the places seen lately, and all screens, views and actions. */
const isOffered = ({ recent, kind }: ReturnType<typeof useFinderEntries>['entries'][number]) =>
  recent !== undefined || kind === 'screen' || kind === 'view' || kind === 'action';

/** Goes to an entry's address, or runs its action. The focus doesn't return to where the finder was opened if the screen changes. */
function useFollow(onClose: () => void) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isFollowed, setFollowed] = useState(false);
  const follow = ({ to, run }: FinderEntry) => {
    setFollowed(to !== undefined && to !== pathname);
    onClose();
    run?.();
    if (to !== undefined) void navigate(to);
  };
  return [isFollowed, follow] as const;
}

interface FinderBoxProps {
  query: string;
  onQuery: (query: string) => void;
  /** The id of the list below, and that of the option that Enter follows. */
  listId: string;
  activeId: string | undefined;
  /** Called with 1 or -1 by the arrow keys. */
  onMove: (step: number) => void;
  onFollow: () => void;
}

/** The search box of the finder; its arrow keys and Enter act on the list below. */
function FinderBox({ query, onQuery, listId, activeId, onMove, onFollow }: FinderBoxProps) {
  const translate = useTranslate();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps.get(event.key);
    // Enter may only end an input method's composition.
    if ((step === undefined && event.key !== 'Enter') || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (step === undefined) onFollow();
    else onMove(step);
  };
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <SearchIcon color="action" />
      <InputBase
        autoFocus
        fullWidth
        value={query}
        placeholder={translate('finder.placeholder')}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
        inputProps={{
          role: 'combobox',
          'aria-label': translate('finder.title'),
          'aria-expanded': true,
          'aria-autocomplete': 'list',
          'aria-controls': listId,
          'aria-activedescendant': activeId,
          spellCheck: false,
        }}
      />
    </Stack>
  );
}

const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);
