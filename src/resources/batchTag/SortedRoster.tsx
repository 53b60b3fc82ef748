import { Box, Checkbox, FormControlLabel, MenuItem, TextField, Typography } from '@mui/material';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFieldCheck } from '@/components/form/fieldRules';
import { LoadFailed } from '@/components/ui/feedback/LoadFailed';
import { useDigits } from '@/components/ui/text/digits';
import { Words } from '@/components/ui/text/Words';
import { say } from '@/contract/message';
import { type LineKind, lineKinds, type RosterLine, sortRoster } from '@/domain/roster';
import { dayAt } from '@/domain/wallClock';
import { LostAndGained } from './LostAndGained';
import { useChosenBatch } from './useChosenBatch';
import { type CourseStudent, useCourseStudents } from './useCourseStudents';

type Line = RosterLine<CourseStudent>;

/** Sorts the pasted lines by what they mean, and tells which students are to be tagged. */
export function SortedRoster({ onMeant }: { onMeant: (students: readonly RaRecord[]) => void }) {
  const translate = useTranslate();
  const digits = useDigits();
  const { lines, error, refetch, choose } = useSorted();
  const to = useChosenBatch();
  const courses: unknown = useWatch({ name: 'courses' });
  const [moves, setMoves] = useState(true);
  const students = useMemo(
    () =>
      lines
        .filter(({ kind }) => kind === 'found' || (kind === 'elsewhere' && moves))
        .flatMap((line) => line.students.slice(0, 1).map((student) => ({ ...student, courses }))),
    [lines, moves, courses],
  );
  useEffect(() => onMeant(students), [onMeant, students]);
  useFieldCheck('roster', () => (students.length === 0 ? say('student_required') : undefined));
  if (error) return <LoadFailed error={error} retry={refetch} />;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, overflowWrap: 'anywhere' }}>
      <Typography role="status">
        {translate('roster.lines', { smart_count: lines.length, count: digits(lines.length), students: digits(students.length) })}
      </Typography>
      {lineKinds.map((kind) => {
        const ofKind = lines.filter((line) => line.kind === kind);
        return ofKind.length > 0 && <Kind key={kind} kind={kind} lines={ofKind} onChoose={choose} />;
      })}
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

/** Returns the sorted lines of the form around it, and a function that says whom an ambiguous one means. */
function useSorted() {
  const [courses, group, roster]: unknown[] = useWatch({ name: ['courses', 'group', 'roster'] });
  const { data, error, refetch } = useCourseStudents(numberOf(courses));
  const text = useDeferredValue(typeof roster === 'string' ? roster : '');
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map());
  const lines = useMemo(
    () => (data ? sortRoster(text, data, { group: numberOf(group), today: dayAt(new Date()), chosen }) : []),
    [text, data, group, chosen],
  );
  const choose = (line: string, id: number) => setChosen(new Map(chosen).set(line, id));
  return { lines, error, refetch, choose };
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);

/** The lines of one kind; among the students of an ambiguous one, the person chooses. */
function Kind({
  kind,
  lines,
  onChoose,
}: {
  kind: LineKind;
  lines: readonly Line[];
  onChoose: (line: string, id: number) => void;
}) {
  const translate = useTranslate();
  const digits = useDigits();
  return (
    <section>
      <Typography variant="subtitle2" component="h3">
        {translate(`roster.${kind}`, { smart_count: lines.length, count: digits(lines.length) })}
      </Typography>
      <Box
        component="ul"
        sx={{ m: 0, pl: 2.5, maxHeight: 240, overflow: 'auto' }}
        tabIndex={0}
        aria-label={translate(`roster.${kind}`, { smart_count: lines.length, count: digits(lines.length) })}
      >
        {[...lines.entries()].map(([place, line]) => (
          <li key={place}>
            <Words text={line.line} />
            {line.students.length > 1 ? <Choice line={line} onChoose={onChoose} /> : <Meaning line={line} />}
          </li>
        ))}
      </Box>
    </section>
  );
}

/** The student whom a line means, where the line doesn't say the name itself. */
function Meaning({ line: { line, students } }: { line: Line }) {
  const [student] = students;
  if (!student || line.includes(student.full_name)) return null;
  return <Words text={` → ${student.full_name}`} />;
}

function Choice({ line: { line, kind, students }, onChoose }: { line: Line; onChoose: (line: string, id: number) => void }) {
  const translate = useTranslate();
  const all = students.toSorted((one, other) => one.id - other.id);
  return (
    <TextField
      select
      size="small"
      fullWidth
      label={translate('roster.who', { line })}
      value={kind === 'ambiguous' ? '' : (students[0]?.id ?? '')}
      onChange={({ target }) => onChoose(line, Number(target.value))}
      sx={{ my: 0.5 }}
    >
      {all.map(({ id, full_name, mobile_no, email, package_name }) => (
        <MenuItem key={id} value={id}>
          {[full_name, mobile_no, email, package_name].filter(Boolean).join(' · ')}
        </MenuItem>
      ))}
    </TextField>
  );
}
