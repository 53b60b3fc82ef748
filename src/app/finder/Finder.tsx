import { Box, Dialog, Typography } from '@mui/material';
import { useId, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { LoadFailed } from '@/components/ui/feedback/LoadFailed';
import { unseen } from '@/components/ui/theme/sharedStyles';
import { found } from '@/domain/finding';
import { FinderBox } from './FinderBox';
import { FinderList } from './FinderList';
import { FinderNotes } from './FinderNotes';
import type { FinderEntry, FinderKind } from './finderEntry';
import { takeTyped } from './typedAhead';
import { useFinderEntries } from './useFinderEntries';
import { useListReads } from './useListReads';

/** The number of entries shown at most; more typing finds the others. */
const shownAtMost = 50;

/** Finds any record, screen or action by name, code or slug, and goes there; for what is added below a record, it asks for that next. */
export function Finder({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  const { query, setQuery, asked, ask, shown, total, active, setActive, isLoading, failed, reads } = useFinding();
  const [isFollowed, follow] = useFollow(onClose, ask);
  const onFollow = (entry: FinderEntry | undefined) =>
    entry && follow(asked && entry.addsAt ? { ...entry, to: entry.addsAt } : entry);
  const back = asked && (() => ask(undefined));
  const title = translate(asked ? `finder.below.${asked.level}` : 'finder.title');
  return (
    <Dialog
      open
      onClose={(_, reason) => (back && reason === 'escapeKeyDown' ? back() : onClose())}
      aria-labelledby={`${id}-title`}
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
      disableRestoreFocus={isFollowed}
      sx={{ '.MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { sx: paper } }}
    >
      <Typography component="h2" variant="body2" id={`${id}-title`} sx={asked ? asking : unseen}>
        {title}
      </Typography>
      <FinderBox
        label={title}
        placeholder={asked ? title : translate('finder.placeholder')}
        query={query}
        onQuery={setQuery}
        listId={`${id}-list`}
        activeId={shown[active] && `${id}-${active}`}
        onMove={(step) => setActive((active + step + shown.length) % Math.max(1, shown.length))}
        onFollow={() => onFollow(shown[active])}
        onBack={back}
      />
      {failed?.error && (
        <Box sx={{ p: 2 }}>
          <LoadFailed error={failed.error} retry={failed.refetch} />
        </Box>
      )}
      <FinderList id={id} entries={shown} total={total} active={active} isLoading={isLoading} query={query} onFollow={onFollow}>
        {!asked && <FinderNotes {...reads} onClose={onClose} />}
      </FinderList>
    </Dialog>
  );
}

const asking = { px: 2, pt: 1.5, fontWeight: 600 } as const;

const paper = { m: { xs: 1, sm: 4 }, mt: { xs: 1, sm: '10vh' }, width: '100%', maxHeight: '80dvh' };

/** What is to be added, once that is chosen, and the kind of record that it is added below. */
interface Asked {
  level: string;
  below: FinderKind;
}

/** The query, the entries that it finds, and the one that Enter follows. */
function useFinding() {
  const [query, setQuery] = useState(takeTyped);
  const [active, setActive] = useState(0);
  const [asked, setAsked] = useState<Asked>();
  const { cached, ...reads } = useListReads(asked ? '' : query);
  const { entries, isLoading, failed } = useFinderEntries(cached);
  const all = useMemo(() => found(offered(entries, query, asked), query), [entries, query, asked]);
  const shown = all.slice(0, shownAtMost);
  const begin = (typed: string) => {
    setQuery(typed);
    setActive(0);
  };
  const ask = (next: Asked | undefined) => {
    setAsked(next);
    begin('');
  };
  return {
    query,
    setQuery: begin,
    asked,
    ask,
    shown,
    total: all.length,
    active,
    setActive,
    isLoading: isLoading || reads.isLooking || reads.courseReads.isUnderWay,
    failed,
    reads,
  } as const;
}

type Entries = ReturnType<typeof useFinderEntries>['entries'];

/**
 * Returns what may be found: the records below which something can be added, if these are asked for; before anything is typed, the places
 * seen lately, then all actions, screens and views.
 */
function offered(entries: Entries, query: string, asked: Asked | undefined): Entries {
  if (asked) return entries.filter(({ kind, addsAt }) => kind === asked.below && addsAt);
  if (query.trim()) return entries;
  const others = (['action', 'screen', 'view'] as const).flatMap((wanted) =>
    entries.filter(({ kind, recent }) => kind === wanted && recent === undefined),
  );
  return [...entries.filter(({ recent }) => recent !== undefined), ...others];
}

/** Goes to an entry's address, or runs its action. The focus doesn't return to where the finder was opened if the screen changes. */
function useFollow(onClose: () => void, ask: (next: Asked) => void) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isFollowed, setFollowed] = useState(false);
  const follow = ({ to, run, adds }: FinderEntry) => {
    if (adds) {
      ask(adds);
      return;
    }
    setFollowed(to !== undefined && to !== pathname);
    onClose();
    run?.();
    if (to !== undefined) void navigate(to);
  };
  return [isFollowed, follow] as const;
}
