import { Box, type SxProps } from '@mui/material';
import type { ReactNode } from 'react';
import { EntryLink } from './EntryLink';
import type { DayEntry, Shown } from './entries';

interface DayEntriesProps {
  day: number;
  shown: Shown;
  isWhole: boolean;
  /** How many there is room for; by default all. */
  most?: number | undefined;
  /** Stands below them, for those that there is no room for. */
  rest?: (count: number) => ReactNode;
}

/** The entries of a day. */
export function DayEntries({ day, shown: { byDay, clashes }, isWhole, most, rest }: DayEntriesProps) {
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
      {listed.length < entries.length && <li>{rest?.(entries.length - listed.length)}</li>}
    </Box>
  );
}

const list: SxProps = { m: 0, p: 0, listStyle: 'none', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 };

/** What must be seen comes first; the others keep their order. */
const byFirst =
  (isFirst: (entry: DayEntry) => boolean) =>
  (one: DayEntry, other: DayEntry): number =>
    Number(isFirst(other)) - Number(isFirst(one));
