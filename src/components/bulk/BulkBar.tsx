import { Button, Stack, Typography } from '@mui/material';
import { type ReactNode, useContext, useEffect, useEffectEvent, useRef } from 'react';
import { type RaRecord, useGetList, useListContext, useTranslate } from 'react-admin';
import { ListRead, ServerPaged } from '@/components/record/listRead';
import { useChosenRecords } from '@/components/record/useChosenRecords';
import { unseen } from '@/components/theme/unseen';

interface BulkBarProps {
  /** Whether its list has all rows that there are: what it lacks is gone. */
  isWhole: boolean;
  children: ReactNode;
}

/** Says how many rows are chosen, in sight and out of it, and what can be done with them together. */
export function BulkBar({ isWhole, children }: BulkBarProps) {
  const translate = useTranslate();
  useStanding(isWhole);
  const { selectedIds, data, onUnselectItems } = useListContext();
  const shown = new Set(data?.map(({ id }) => id));
  const elsewhere = selectedIds.filter((id) => !shown.has(id)).length;
  const count = useRef<HTMLParagraphElement>(null);
  const none = selectedIds.length === 0;
  return (
    // What is pressed here may be gone when its popup closes: the focus comes back to what stays.
    <Stack direction="row" onClick={() => count.current?.focus()} sx={none ? unseen : bar}>
      {/* It is there before it has something to say, or it wouldn't be announced. */}
      <Typography ref={count} variant="body2" role="status" tabIndex={-1} sx={{ mr: 1 }}>
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

/** What was chosen and is gone from its list is chosen no more. */
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

/** Chooses all rows that the list has found, on whichever page, beside what is chosen already. */
function ChooseMatching() {
  const translate = useTranslate();
  const { resource, selectedIds, data = [], total = 0, onSelect } = useListContext<RaRecord>();
  const isOnPage = useContext(ServerPaged) || total <= data.length;
  // It is in the browser, as the list itself has read it.
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

/** Rows that are chosen and out of sight, on another page or not found by a search, are told apart. */
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
  borderBottom: 1,
  borderColor: 'divider',
} as const;
