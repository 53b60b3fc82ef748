import { Box, Typography } from '@mui/material';
import { useCallback, useDeferredValue, useEffect, useMemo } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFieldCheck } from '@/components/form/fieldRules';
import { LoadFailed } from '@/components/ui/feedback/LoadFailed';
import { useDigits } from '@/components/ui/text/digits';
import { isTooLongRoster } from '@/contract/batchTag';
import { say } from '@/contract/message';
import { dayAt } from '@/domain/calendar/wallClock';
import { rosterSorter } from '@/domain/typed/roster';
import { type Line, RosterLines } from './RosterLines';
import { useCourseStudents } from './useCourseStudents';

/** The students whom a roster means: those who are tagged, those who would be moved; and all lines but those of the first. */
export interface Meant {
  tagged: readonly RaRecord[];
  movable: readonly RaRecord[];
  others: readonly Line[];
}

/** The ids of the students whom the person has chosen for doubtful lines, by the line's key. */
export type Chosen = ReadonlyMap<string, number>;

interface SortedRosterProps {
  chosen: Chosen;
  onChosen: (chosen: Chosen) => void;
  onMeant: (meant: Meant) => void;
}

/** Sorts the pasted lines by what they mean, and tells which students are to be tagged. */
export function SortedRoster({ chosen, onChosen, onMeant }: SortedRosterProps) {
  const translate = useTranslate();
  const digits = useDigits();
  const { lines, error, refetch } = useSorted(chosen);
  const courses: unknown = useWatch({ name: 'courses' });
  const meant = useMemo((): Meant => {
    const studentsOf = (wanted: Line['kind']) =>
      lines.filter(({ kind }) => kind === wanted).flatMap(({ students: [one] }) => (one ? { ...one, courses } : []));
    return {
      tagged: studentsOf('found'),
      movable: studentsOf('elsewhere'),
      others: lines.filter(({ kind }) => kind !== 'found'),
    };
  }, [lines, courses]);
  const { tagged, movable } = meant;
  useEffect(() => onMeant(meant), [onMeant, meant]);
  useFieldCheck('roster', () => (tagged.length + movable.length === 0 ? say('student_required') : undefined));
  const onChoose = useCallback(
    (key: string, id: number | undefined) => onChosen(withChoice(chosen, key, id)),
    [chosen, onChosen],
  );
  if (error) return <LoadFailed error={error} retry={refetch} />;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, overflowWrap: 'anywhere' }}>
      <Typography role="status">
        {translate(lines.length === 0 ? 'roster.hint' : 'roster.lines', {
          smart_count: lines.length,
          count: digits(lines.length),
          students: digits(tagged.length),
        })}
      </Typography>
      <RosterLines lines={lines} onChoose={onChoose} />
    </Box>
  );
}

const none: readonly Line[] = [];

/** Returns the sorted lines of the form around it; one that is too long isn't read. */
function useSorted(chosen: Chosen) {
  const [courses, group, roster]: unknown[] = useWatch({ name: ['courses', 'group', 'roster'] });
  const { data, error, refetch } = useCourseStudents(numberOf(courses));
  const text = useDeferredValue(typeof roster === 'string' ? roster : '');
  const sort = useMemo(() => data && rosterSorter(data), [data]);
  const lines = useMemo(
    () => (sort && !isTooLongRoster(text) ? sort(text, { group: numberOf(group), today: dayAt(new Date()), chosen }) : none),
    [text, sort, group, chosen],
  );
  return { lines, error, refetch };
}

/** Returns the choices with one changed: `id` is undefined for none of the students. */
function withChoice(chosen: Chosen, key: string, id: number | undefined): Chosen {
  const others = [...chosen].filter(([other]) => other !== key);
  return new Map(id === undefined ? others : [...others, [key, id]]);
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);
