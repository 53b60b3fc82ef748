import { Alert } from '@mui/material';
import { useEffect, useState } from 'react';
import { type RaRecord, RecordContextProvider, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { RadioButtonGroupInput } from '@/components/form/inputs/RadioButtonGroupInput';
import { YearInput } from '@/components/form/inputs/YearInput';
import { Cell } from '@/components/form/layout';
import { ModelsetInput } from '@/components/product/cascades/cascadeInputs';
import { CourseInput } from '@/components/product/courseTree/CourseInput';
import { Detail, Details } from '@/components/record/details/Details';
import { MomentDetail } from '@/components/record/details/MomentDetail';
import { addPopup } from '@/components/record/dialogs/addPopup';
import { changePopup, editPopup } from '@/components/record/dialogs/changePopup';
import { useLanguage } from '@/components/ui/text/digits';
import { verb } from '@/contract/adapter';
import type { Reply } from '@/contract/call';
import { liveStatusForm } from '@/contract/filters';
import { liveQuizCalls, liveQuizEditForm, newLiveQuizForm } from '@/contract/liveQuiz';
import { modelsetCalls } from '@/contract/modelset';
import { examPhase } from '@/domain/calendar/examPhase';
import { wallClockAt } from '@/domain/calendar/wallClock';
import { useRead } from '@/providers/data/useRead';
import { LiveScheduleInputs } from './LiveScheduleInputs';
import { liveStatusText } from './modelsetTexts';

/** Shows a live quiz's times, and the input of its status; if the clock contradicts it, a note says so, and it isn't refused. */
const LiveStatusInputs = ({ record }: { record: RaRecord }) => (
  <>
    <RecordContextProvider value={record}>
      <Details>
        <MomentDetail source="live_start_date_time" />
        <MomentDetail source="live_end_date_time" />
      </Details>
    </RecordContextProvider>
    <RadioButtonGroupInput source="live_exam_status" />
    <ClockRemark start={String(record.live_start_date_time)} end={String(record.live_end_date_time)} />
  </>
);

function ClockRemark({ start, end }: { start: string; end: string }) {
  const translate = useTranslate();
  const language = useLanguage();
  const chosen: unknown = useWatch({ name: 'live_exam_status' });
  const phase = examPhase({ start, end }, wallClockAt(new Date()));
  const isTold = typeof chosen === 'string' && chosen !== phase;
  return (
    <div role="status">
      {isTold && (
        <Alert severity="info" role="presentation">
          {translate(`live_quiz.clock_${phase}`, { status: liveStatusText(chosen, language) })}
        </Alert>
      )}
    </div>
  );
}

/** The popups of a live quiz, below the list of them. */
export const LiveQuizPopups = {
  Add: addPopup({ title: 'ui.schedule_live_quiz', form: newLiveQuizForm, Inputs: NewLiveQuizInputs }),
  Edit: editPopup({ name: 'live_quiz', editForm: liveQuizEditForm, Inputs: LiveQuizInputs }),
  Status: changePopup({
    title: 'live_quiz.status',
    form: liveStatusForm,
    starts: ['live_exam_status'],
    change: verb(liveQuizCalls.setLiveExamStatus, 'tag_id'),
    Inputs: LiveStatusInputs,
  }),
};

/** The inputs of a new live quiz: its model set is found by course and year. */
function NewLiveQuizInputs() {
  useModelsetDuration();
  return (
    <>
      <Cell width={8}>
        <CourseInput />
      </Cell>
      <Cell width={4}>
        <YearInput source="year" />
      </Cell>
      <ModelsetInput />
      <LiveScheduleInputs />
    </>
  );
}

/** The inputs of a live quiz's edit form: its course and year stay. */
function LiveQuizInputs() {
  useModelsetDuration();
  return (
    <>
      <Details>
        <Detail source="course_name" />
        <Detail source="year" />
      </Details>
      <ModelsetInput />
      <LiveScheduleInputs />
    </>
  );
}

/** Fills in a model set's duration once a person chooses it, unless another is typed first; not when a record or a draft is loaded. */
function useModelsetDuration(): void {
  const { subscribe, getValues, setValue } = useFormContext();
  const [choice, setChoice] = useState<{ modelset: unknown }>();
  const input = typeof choice?.modelset === 'number' ? { id: String(choice.modelset) } : undefined;
  const { data: modelset } = useRead(modelsetCalls.getModelsetById, input, modelsetOf);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type, values }) => {
          if (type !== 'change' || name !== 'modelset') return;
          setChoice({ modelset: values.modelset });
          // The previous duration doesn't apply.
          setValue('exam_time_duration', null, { shouldDirty: true });
        },
      }),
    [subscribe, setValue],
  );

  useEffect(() => {
    // The same model set may be chosen again.
    if (choice && modelset && !getValues('exam_time_duration'))
      setValue('exam_time_duration', modelset.exam_time_duration, { shouldDirty: true });
  }, [choice, modelset, getValues, setValue]);
}

const modelsetOf = ({ data }: Reply<typeof modelsetCalls.getModelsetById>) => data;
