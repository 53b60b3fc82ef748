import { Typography } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FormBody } from '@/components/form/FormBody';
import { usualBeginning } from '@/components/form/filterDefaults';
import { YearInput } from '@/components/form/inputs/YearInput';
import { Cell } from '@/components/form/layout';
import { RecordForm } from '@/components/form/RecordForm';
import { BatchInput } from '@/components/product/cascades/cascadeInputs';
import { CourseInput } from '@/components/product/courseTree/CourseInput';
import { NameList } from '@/components/record/dialogs/NameList';
import { useNameOf } from '@/components/record/names';
import { batchTagForm } from '@/contract/batchTag';
import { LostAndGained, leavingOf } from './LostAndGained';
import { Moving, useTagLabel } from './Moving';
import type { Placing } from './outcome';
import { PlacedOutcome } from './PlacedOutcome';
import { useChosenBatch } from './useChosenBatch';
import { useCourseStudents } from './useCourseStudents';
import { usePlacing } from './usePlacing';

interface PlaceFormProps {
  /** Keys of the catalogue: `.confirm`, with a place for the number, and `.none` below it. */
  texts: string;
  /** The students, or the tags of some; all of one course. */
  students: readonly RaRecord[];
  place: Placing;
  /** Whether all of them are to be moved, or it is asked whether those are who are in another batch. */
  moving: 'all' | 'asked';
}

/** Asks for the batch that students are to be in, says what they lose and gain, and then what became of each. */
export function PlaceForm({ texts, students: chosen, place, moving }: PlaceFormProps) {
  const translate = useTranslate();
  const labelOf = useTagLabel();
  const nameOf = useNameOf();
  // Those that were chosen when the popup opened.
  const [students] = useState(chosen);
  const { send, placed } = usePlacing(place);
  const [movable, setMovable] = useState<readonly RaRecord[]>([]);
  const [moves, setMoves] = useState(false);
  const [unmoved, setUnmoved] = useState<readonly RaRecord[]>([]);
  const [begun, setBegun] = useState<Readonly<Record<string, unknown>>>(() => ({
    ...usualBeginning(batchTagForm),
    courses: students[0]?.['courses'],
    group: null,
  }));
  if (placed) return <PlacedOutcome {...placed} unmoved={unmoved} />;
  if (students.length === 0)
    return (
      <FormBody>
        <Typography sx={{ pb: 2 }}>{translate(`${texts}.none`)}</Typography>
      </FormBody>
    );
  return (
    <RecordForm
      schema={batchTagForm}
      record={begun}
      save={async (values) => {
        const to = batchTagForm.parse(values);
        // A search for some packages may take one for ended whose other one runs.
        const leaving = new Set([...leavingOf(students, { iid: to.group }), ...movable].map(({ id }) => id));
        const staying = moving === 'all' || moves ? [] : students.filter(({ id }) => leaving.has(id));
        setUnmoved(staying);
        await send(
          to,
          students.filter((student) => !staying.includes(student)),
        );
        // The form is shown again once the change is taken back.
        setBegun(values);
      }}
      onSaved={() => undefined}
      saveLabel={
        moving === 'all'
          ? translate(`${texts}.confirm`, { smart_count: students.length })
          : labelOf(students.length - movable.length, moves ? movable.length : 0)
      }
      beside={
        moving === 'all' ? (
          <Effect students={students} />
        ) : (
          <AskedEffect students={students} movable={movable} onMovable={setMovable} moves={moves} onMoves={setMoves} />
        )
      }
    >
      <NameList names={students.map(nameOf)} label={translate(`${texts}.title`)} />
      <PlaceInputs />
    </RecordForm>
  );
}

/** The course, the year and the batch. */
export const PlaceInputs = () => (
  <>
    <Cell width={8}>
      <CourseInput />
    </Cell>
    <Cell width={4}>
      <YearInput source="year" />
    </Cell>
    <BatchInput source="group" />
  </>
);

/** What the students lose and gain, once a batch is chosen. */
function Effect({ students }: Pick<PlaceFormProps, 'students'>) {
  const to = useChosenBatch();
  const records = useWholeStudents(students);
  return to && records ? <LostAndGained records={records} to={to} /> : null;
}

interface AskedEffectProps {
  students: readonly RaRecord[];
  movable: readonly RaRecord[];
  onMovable: (movable: readonly RaRecord[]) => void;
  moves: boolean;
  onMoves: (moves: boolean) => void;
}

/** Finds those who are in another batch than the chosen one, and asks whether they are moved. */
function AskedEffect({ students, onMovable, ...moving }: AskedEffectProps) {
  const records = useWholeStudents(students);
  const group: unknown = useWatch({ name: 'group' });
  const iid = Number(group);
  const movable = useMemo(() => leavingOf(records ?? [], { iid }), [records, iid]);
  useEffect(() => onMovable(movable), [onMovable, movable]);
  return <Moving {...moving} tagged={students.length - moving.movable.length} source="group" />;
}

/**
 * Returns the students with the end of all of their packages, and their batch: a search for some packages, or some days, knows the end of
 * those alone. Tags are returned as they are; undefined while it is read.
 */
function useWholeStudents(students: readonly RaRecord[]): readonly RaRecord[] | undefined {
  const [first] = students;
  const course: unknown = first && 'full_name' in first ? first['courses'] : undefined;
  const { data, error } = useCourseStudents(typeof course === 'number' ? course : undefined);
  const whole = useMemo(() => {
    const known = new Map(data?.map((student) => [student.id, student]));
    return data && students.map((student) => ({ ...student, ...known.get(Number(student.id)) }));
  }, [data, students]);
  if (typeof course !== 'number' || error) return students;
  return whole;
}
