import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton, Typography } from '@mui/material';
import { useId } from 'react';
import { useInfiniteGetList, useResourceContext, useTranslate } from 'react-admin';
import { useShownName, useShownRecord } from '@/components/record/names';
import { LoadFailed } from '@/components/ui/feedback/LoadFailed';
import { mark } from '@/components/ui/marks';
import { Words } from '@/components/ui/text/Words';
import { useIsPhone } from '@/components/ui/theme/useIsPhone';
import { historyEntry } from '@/contract/history';
import { Entry } from './Entry';
import { useArea } from './useArea';

interface HistoryDialogProps {
  onClose: () => void;
}

/** The writes of the shown record, newest first, a page at a time; each earlier version can be brought back into its form. */
export function HistoryDialog({ onClose }: HistoryDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const phone = useIsPhone();
  const name = useShownName() ?? '';
  return (
    <Dialog open {...mark('popup')} onClose={onClose} aria-labelledby={id} fullWidth fullScreen={phone} maxWidth="md">
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        <Words text={translate('ui.history_of', { name })} />
      </DialogTitle>
      <DialogContent dividers>
        <Entries />
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {translate('ui.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** How many entries are read at once. */
const perPage = 20;

function Entries() {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const area = useArea();
  const record = useShownRecord();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteGetList(
    'history',
    { filter: { area, record: record?.id }, sort: { field: 'id', order: 'DESC' }, pagination: { page: 1, perPage } },
    { enabled: record !== undefined, staleTime: 0 },
  );
  if (error) return <LoadFailed error={error} retry={refetch} />;
  if (!data || !record) return <Skeleton variant="rounded" height={96} aria-label={translate('ui.loading')} />;
  const entries = data.pages.flatMap((page) => page.data.map((row) => historyEntry.parse(row)));
  if (entries.length === 0) return <Typography color="text.secondary">{translate('ui.history_empty')}</Typography>;
  return (
    <>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2.5 }}>
        {entries.map((entry, place) => (
          <Entry key={entry.id} entry={entry} newer={entries.slice(0, place)} resource={resource} record={record} />
        ))}
      </Box>
      {hasNextPage && (
        <Button sx={{ mt: 2 }} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {translate('ui.history_older')}
        </Button>
      )}
    </>
  );
}
