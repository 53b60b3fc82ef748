import { Box, Link, type SxProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useDayTexts } from '@/components/ui/text/dates';
import { EntryLink } from './EntryLink';
import type { DayEntry, Shown } from './entries';
import { type Reckoning, searchOf } from './span';

interface DayEntriesProps {
  day: number;
  shown: Shown;
  isWhole: boolean;
  /** How many there is room for; by default all. */
  most?: number | undefined;
  /** The calendar by which the days are shown. */
  by: Reckoning;
}

/** The entries of a day. */
export function DayEntries({ day, shown: { byDay, clashes }, isWhole, most, by }: DayEntriesProps) {
  const entries = byDay.get(day) ?? [];
  const isInClash = ({ key }: DayEntry) => clashes.some(({ one, other }) => one.key === key || other.key === key);
  if (entries.length === 0) return null;
  const isFull = most !== undefined && entries.length > most;
  const listed = isFull ? entries.toSorted(byFirst(isInClash)).slice(0, most) : entries;
  return (
    <Box component="ul" sx={list}>
      {listed.map((entry) => (
        <li key={entry.key}>
          <EntryLink entry={entry} clashes={isInClash(entry)} isWhole={isWhole} />
        </li>
      ))}
      {listed.length < entries.length && (
        <li>
          <MoreLink day={day} by={by} count={entries.length - listed.length} />
        </li>
      )}
    </Box>
  );
}

const list: SxProps = { m: 0, p: 0, listStyle: 'none', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 };

/** What must be seen comes first; the others keep their order. */
const byFirst =
  (isFirst: (entry: DayEntry) => boolean) =>
  (one: DayEntry, other: DayEntry): number =>
    Number(isFirst(other)) - Number(isFirst(one));

/** Leads to the week of a day with more entries than there is room for. */
function MoreLink({ day, by, count }: { day: number; by: Reckoning; count: number }) {
  const translate = useTranslate();
  const { both } = useDayTexts();
  const text = translate('schedule.more', { smart_count: count });
  return (
    <Link
      component={RouterLink}
      to={{ search: searchOf({ by, view: 'week' }, day) }}
      variant="caption"
      aria-label={`${text}, ${both(day)}`}
      sx={{ px: 1 }}
    >
      {text}
    </Link>
  );
}
