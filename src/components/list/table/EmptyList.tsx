import { Button, Stack, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import type { z } from 'zod/mini';

interface EmptyListProps {
  /** The filter that is required before reading rows. */
  asked: z.ZodMiniObject | undefined;
}

/** Shown instead of rows: says that there are none, and if the list is searched or narrowed, by what, with a button to undo that. */
export function EmptyList({ asked }: EmptyListProps) {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const isFirst = asked?.safeParse(filterValues).success === false;
  return (
    <Stack sx={{ p: 4, gap: 1, alignItems: 'center', textAlign: 'center', overflowWrap: 'anywhere' }}>
      <Typography role="status" color="text.secondary">
        {translate(isFirst ? 'ui.filter_first' : 'ui.no_records')}
      </Typography>
      {!isFirst && <Narrowed asked={asked} />}
    </Stack>
  );
}

function Narrowed({ asked }: EmptyListProps) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const values: Record<string, unknown> = filterValues;
  const entries = Object.entries(values);
  // The filter's required values stay: they are changed in its form.
  const kept = entries.filter(([field]) => asked !== undefined && Object.hasOwn(asked.shape, field));
  if (entries.length === 0) return null;
  const { q: words } = values;
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {words ? translate('ui.searched_for', { words }) : translate('ui.narrowed')}
      </Typography>
      {kept.length < entries.length && (
        <Button size="small" variant="outlined" onClick={() => setFilters(Object.fromEntries(kept))}>
          {translate('ui.clear_search')}
        </Button>
      )}
    </>
  );
}
