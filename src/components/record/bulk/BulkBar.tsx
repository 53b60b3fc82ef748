import { Button, Stack, Typography } from '@mui/material';
import { type ReactNode, useContext, useEffect, useEffectEvent, useRef } from 'react';
import { type RaRecord, useGetList, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ListRead, ServerPaged } from '@/components/record/listRead';
import { useChosenRecords } from '@/components/record/useRouteRecord';
import { useAddressSearch } from '@/components/routing/addresses';
import { headingOf } from '@/components/ui/feedback/focus';
import { unseen } from '@/components/ui/theme/sharedStyles';

interface BulkBarProps {
  /** Whether the list holds all rows there are: a chosen row that it lacks was deleted. */
  isWhole: boolean;
  children: ReactNode;
}

/** Says how many rows are chosen, on this page and elsewhere, and offers the bulk actions. */
export function BulkBar({ isWhole, children }: BulkBarProps) {
  const translate = useTranslate();
  useStanding(isWhole);
  const { selectedIds, data, onUnselectItems } = useListContext();
  const shown = new Set(data?.map(({ id }) => id));
  const elsewhere = selectedIds.filter((id) => !shown.has(id)).length;
  const count = useRef<HTMLParagraphElement>(null);
  const none = selectedIds.length === 0;
  // After a finished action the bar isn't seen any more.
  const leave = () => count.current && headingOf(count.current)?.focus();
  useEffect(() => {
    if (none && document.activeElement === count.current) leave();
  });
  return (
    // The pressed button may be gone when its popup closes: the focus moves to an element that stays.
    <Stack direction="row" onClick={() => count.current?.focus()} sx={none ? unseen : bar}>
      {/* It is rendered before it has a text, or screen readers wouldn't announce the text. */}
      <Typography ref={count} variant="body2" role="status" tabIndex={-1} onFocus={() => none && leave()} sx={{ mr: 1 }}>
        {translate(chosenText(selectedIds.length, elsewhere), { count: selectedIds.length, elsewhere })}
      </Typography>
      {!none && (
        <>
          <ChooseMatching />
          {children}
          <Button size="small" color="inherit" onClick={() => onUnselectItems()} sx={{ ml: 'auto' }}>
            {translate('ui.choose_none')}
          </Button>
        </>
      )}
    </Stack>
  );
}

/** Unselects chosen rows that are no longer in the list. */
function useStanding(isWhole: boolean) {
  const { selectedIds, onSelect } = useListContext();
  const { data } = useChosenRecords();
  const standing = data?.map(({ id }) => id);
  const isAnyGone = isWhole && standing !== undefined && standing.length < selectedIds.length;
  const forget = useEffectEvent(() => onSelect(standing ?? []));
  useEffect(() => {
    if (isAnyGone) forget();
  }, [isAnyGone]);
}

/** Adds all rows that the list has found, on whichever page, to the selection. */
function ChooseMatching() {
  const translate = useTranslate();
  const { resource, selectedIds, data = [], total = 0, onSelect } = useListContext<RaRecord>();
  const isOnPage = useContext(ServerPaged) || total <= data.length;
  // The rows are in the cache, since the list itself has read them.
  const { data: matching = [] } = useGetList<RaRecord>(resource, useContext(ListRead), { enabled: !isOnPage });
  const chosen = new Set(selectedIds);
  const others = matching.flatMap(({ id }) => (chosen.has(id) ? [] : [id]));
  if (isOnPage || others.length === 0) return null;
  return (
    <Button size="small" onClick={() => onSelect([...selectedIds, ...others])}>
      {translate('ui.choose_matching', { count: total })}
    </Button>
  );
}

/** Returns the key of the text, which counts the chosen rows out of sight (on another page, or not found by the search) separately. */
function chosenText(count: number, elsewhere: number): string {
  if (elsewhere === 0) return 'ui.chosen';
  return elsewhere < count ? 'ui.chosen_some_elsewhere' : 'ui.chosen_elsewhere';
}

const bar = {
  displayPrint: 'none',
  px: 2,
  py: 1,
  gap: 1,
  alignItems: 'center',
  flexWrap: 'wrap',
  bgcolor: 'action.selected',
  borderTop: 1,
  borderColor: 'divider',
} as const;

interface BulkLinkProps {
  /** The popup's route below the list. */
  to: string;
  /** A key of the catalogue; its text has a place for the number of records, `smart_count`. */
  label: string;
  /** Which rows the action applies to: it is offered if at least one of them is chosen. */
  fits: (record: RaRecord) => boolean;
}

/** A bulk action: it leads to a popup that asks about the chosen rows. */
export function BulkLink({ to, label, fits }: BulkLinkProps) {
  const translate = useTranslate();
  const search = useAddressSearch();
  const { data = [] } = useChosenRecords();
  const count = data.filter(fits).length;
  return (
    <Button component={Link} to={{ pathname: to, search }} size="small" variant="outlined" disabled={count === 0}>
      {translate(label, { smart_count: count })}
    </Button>
  );
}
