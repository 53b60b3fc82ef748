import { Box, Typography } from '@mui/material';
import { useMemo } from 'react';
import { type RaRecord, ResourceContextProvider, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { RadioButtonGroupInput } from '@/components/form/inputs/RadioButtonGroupInput';
import { Cell, Group } from '@/components/form/layout';
import { RecordForm } from '@/components/form/RecordForm';
import { LessonInput, MainTopicInput, SubcourseInput } from '@/components/product/cascades/cascadeInputs';
import { CourseInput } from '@/components/product/courseTree/CourseInput';
import { QuizLevelInput } from '@/components/product/questions/QuizLevelInput';
import { BulkOutcome } from '@/components/record/bulk/BulkOutcome';
import { ShareBar } from '@/components/record/bulk/ShareBar';
import { marksBrought, pickedPlaces } from '@/domain/pickedPlaces';
import type { Sheet } from '../sheet';
import { marksIn } from '../useModelsetReadiness';
import { PickedRows } from './PickedRows';
import { marksOfLevel, spreadOf } from './pickSchema';
import { type PickWork, pickBeginning, placesIn, workOf } from './pickWork';
import { useAddPicks } from './useAddPicks';
import { useLevelNames } from './useLevelNames';
import type { PickedQuiz } from './usePicks';
import type { SetTags } from './useSetTags';

interface PickFormProps {
  sheet: Sheet;
  tags: SetTags;
  picks: readonly PickedQuiz[];
  onPick: (records: readonly RaRecord[]) => void;
  /** Takes out what was added; returns what is picked then. */
  onAdded: (added: readonly RaRecord[]) => readonly RaRecord[];
}

/** The picked questions in their order, where they go, and how marks are spread; adds them to the model set, one by one. */
export function PickForm({ sheet, tags, picks, onPick, onAdded }: PickFormProps) {
  const translate = useTranslate();
  const work = useMemo(() => workOf({ sheet, tags, picks }), [sheet, tags, picks]);
  const { save, onSaved, outcome, share, stop } = useAddPicks(work, onAdded);
  return (
    <RecordForm
      schema={work.schema}
      record={pickBeginning(work)}
      save={save}
      onSaved={onSaved}
      saveLabel={translate('modelset_pick.confirm', { smart_count: picks.length })}
    >
      {outcome && !share && (
        <ResourceContextProvider value="quizsetup">
          <BulkOutcome key={outcome.at} outcome={outcome} texts="ui.bulk" done="modelset_pick.done" search="" />
        </ResourceContextProvider>
      )}
      <PickedList work={work} onPick={onPick} />
      <Inputs work={work} />
      {share && (
        <Box sx={inSight}>
          <ShareBar share={share} label="modelset_pick.doing" cancelLabel="ui.stop" onCancel={stop} />
        </Box>
      )}
    </RecordForm>
  );
}

/** Keeps the progress in view in a long form. */
const inSight = { position: 'sticky', bottom: 0, zIndex: 1, py: 1, bgcolor: 'background.paper' } as const;

/** The inputs of how marks are spread, and of the lesson and the level of questions that have none in the course. */
function Inputs({ work }: { work: PickWork }) {
  const translate = useTranslate();
  return (
    <>
      <Group title="modelset_pick.marks">
        <Cell width={12}>
          <RadioButtonGroupInput source="spread" inLine />
        </Cell>
        <Cell width={4}>
          <NumberInput source="marks_sum" inputMode="decimal" />
        </Cell>
        {!work.isKu &&
          work.levels.map((level) => (
            <Cell key={level} width={4}>
              <MarksOfLevel level={level} />
            </Cell>
          ))}
      </Group>
      <Group title="modelset_pick.lesson">
        <CourseInput closed={translate('modelset_pick.fixed_course')} />
        <SubcourseInput />
        <MainTopicInput />
        <LessonInput />
      </Group>
      <Group title="modelset_pick.level">
        <QuizLevelInput />
      </Group>
    </>
  );
}

/** The marks of the questions of a level, called by it. */
function MarksOfLevel({ level }: { level: number | null }) {
  const translate = useTranslate();
  const levels = useLevelNames();
  const name = level === null ? translate('modelset_pick.no_level') : (levels?.get(level) ?? '');
  return (
    <NumberInput source={marksOfLevel(level)} label={translate('modelset_pick.marks_of', { level: name })} inputMode="decimal" />
  );
}

interface PickedListProps {
  work: PickWork;
  onPick: (records: readonly RaRecord[]) => void;
}

/** The picked questions with the numbers and marks that they get by the form as it stands, and what the marks come to. */
function PickedList({ work, onPick }: PickedListProps) {
  const translate = useTranslate();
  const { sheet, picks } = work;
  const values: Readonly<Record<string, unknown>> = useWatch();
  const levels = useLevelNames();
  const places = pickedPlaces(...placesIn(work, values), spreadOf(values, work.ownLevel));
  const rows = places.flatMap((place, index) => {
    const picked = picks[index];
    return picked ? [{ ...place, picked, levelName: levels?.get(place.level ?? 0) }] : [];
  });
  const standing = marksIn(sheet);
  const brought = marksBrought(places);
  const sum = Math.round((standing + brought) * 100) / 100;
  const told = { standing, brought, sum, total: sheet.total_marks };
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PickedRows rows={rows} onChange={onPick} />
      <Typography variant="body2" role="status" sx={{ color: sum > sheet.total_marks ? 'warning.main' : 'text.secondary' }}>
        {translate('modelset_pick.sum', told)}
      </Typography>
    </Box>
  );
}
