import { Box, type SxProps } from '@mui/material';
import { useState } from 'react';
import { usePrinting } from '@/components/ui/print/printing';
import { EntryLink } from './EntryLink';
import type { DayEntry, Shown } from './entries';
import { AllButton, MoreLink } from './More';
import type { Reckoning } from './span';

interface DayEntriesProps {
  day: number;
  shown: Shown;
  isWhole: boolean;
  /** How many there is room for: the others are in the day's week. By default as many as one looks through, and a button for the rest. */
  most?: number | undefined;
  /** The calendar by which the days are shown. */
  by: Reckoning;
}

/** How many entries of a day are shown at once where there is room for all. */
const atOnce = 50;

/** The entries of a day. */
export function DayEntries({ day, shown: { byDay, clashing }, isWhole, most, by }: DayEntriesProps) {
  const [isAll, setAll] = useState(false);
  const isOnPaper = usePrinting() !== undefined;
  const entries = byDay.get(day) ?? [];
  const isInClash = ({ key }: DayEntry) => clashing.has(key);
  if (entries.length === 0) return null;
  const room = most ?? (isAll || isOnPaper ? entries.length : atOnce);
  const listed = entries.length > room ? entries.toSorted(byFirst(isInClash)).slice(0, room) : entries;
  const others = entries.length - listed.length;
  return (
    <Box component="ul" sx={list}>
      {listed.map((entry) => (
        <li key={entry.key}>
          <EntryLink entry={entry} clashes={isInClash(entry)} isWhole={isWhole} />
        </li>
      ))}
      {others > 0 && (
        <li>
          {most === undefined ? (
            <AllButton count={others} onShow={() => setAll(true)} />
          ) : (
            <MoreLink day={day} by={by} count={others} />
          )}
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
