import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFieldCheck } from '@/components/form/fieldRules';
import { LoadFailed } from '@/components/ui/feedback/LoadFailed';
import { useDigits } from '@/components/ui/text/digits';
import { say } from '@/contract/message';
import { sortRoster } from '@/domain/roster';
import { dayAt } from '@/domain/wallClock';
import { LostAndGained } from './LostAndGained';
import { type Line, RosterLines } from './RosterLines';
import { useChosenBatch } from './useChosenBatch';
import { useCourseStudents } from './useCourseStudents';

/** The students whom a roster means, and the lines of which nobody is tagged: together they are all of its lines. */
export interface Meant {
  students: readonly RaRecord[];
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
  const to = useChosenBatch();
  const courses: unknown = useWatch({ name: 'courses' });
  const [moves, setMoves] = useState(true);
  const meant = useMemo((): Meant => {
    const isMeant = ({ kind }: Line) => kind === 'found' || (kind === 'elsewhere' && moves);
    return {
      students: lines.filter(isMeant).flatMap((line) => line.students.slice(0, 1).map((student) => ({ ...student, courses }))),
      others: lines.filter((line) => !isMeant(line)),
    };
  }, [lines, moves, courses]);
  const { students } = meant;
  useEffect(() => onMeant(meant), [onMeant, meant]);
  useFieldCheck('roster', () => (students.length === 0 ? say('student_required') : undefined));
  if (error) return <LoadFailed error={error} retry={refetch} />;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, overflowWrap: 'anywhere' }}>
      <Typography role="status">
        {translate(lines.length === 0 ? 'roster.hint' : 'roster.lines', {
          smart_count: lines.length,
          count: digits(lines.length),
          students: digits(students.length),
        })}
      </Typography>
      <RosterLines lines={lines} onChoose={(key, id) => onChosen(withChoice(chosen, key, id))} />
      {lines.some(({ kind }) => kind === 'elsewhere') && (
        <FormControlLabel
          control={<Checkbox checked={moves} onChange={(_, checked) => setMoves(checked)} />}
          label={translate('roster.moves')}
        />
      )}
      {to && <LostAndGained records={students} to={to} />}
    </Box>
  );
}

/** Returns the sorted lines of the form around it. */
function useSorted(chosen: Chosen) {
  const [courses, group, roster]: unknown[] = useWatch({ name: ['courses', 'group', 'roster'] });
  const { data, error, refetch } = useCourseStudents(numberOf(courses));
  const text = useDeferredValue(typeof roster === 'string' ? roster : '');
  const lines = useMemo(
    () => (data ? sortRoster(text, data, { group: numberOf(group), today: dayAt(new Date()), chosen }) : []),
    [text, data, group, chosen],
  );
  return { lines, error, refetch };
}

/** Returns the choices with one changed: `id` is undefined for none of the students. */
function withChoice(chosen: Chosen, key: string, id: number | undefined): Chosen {
  const others = [...chosen].filter(([other]) => other !== key);
  return new Map(id === undefined ? others : [...others, [key, id]]);
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);
