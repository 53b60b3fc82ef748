import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type RaRecord, useNotify, useTranslate } from 'react-admin';
import { BsDateInput } from '@/components/form/inputs/BsDateInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { YearInput } from '@/components/form/inputs/YearInput';
import { Cell } from '@/components/form/layout';
import type { FormValues } from '@/components/form/work/useSave';
import { BatchInput } from '@/components/product/cascades/cascadeInputs';
import { CourseInput } from '@/components/product/courseTree/CourseInput';
import { VideoDetail } from '@/components/product/VideoDetail';
import { CreateForm, type CreateFormProps } from '@/components/record/CreateForm';
import { AuditDetails } from '@/components/record/details/AuditDetails';
import { Detail, Details } from '@/components/record/details/Details';
import { BsDateDetail } from '@/components/record/details/MomentDetail';
import type { RecordForms } from '@/components/record/recordForms';
import { newRecordingForm, recordingEditForm } from '@/contract/recording';
import { unknownRecord } from '@/providers/data/records';
import { useWriter } from '@/providers/data/useWriter';
import { ClassInBatch } from './InBatch';
import { MadeRecordings } from './MadeRecordings';
import { RepeatInputs } from './RepeatInputs';
import { type Attempt, attempted, type Standing } from './recordingAttempt';
import { daysOf } from './repeatDays';

/** The inputs of a recording, for both of its forms; a new one may be repeated. */
const RecordingInputs = () => (
  <>
    <Cell width={8}>
      <CourseInput />
    </Cell>
    <Cell width={4}>
      <YearInput source="year" />
    </Cell>
    <BatchInput source="group" />
    <TextInput source="topics" />
    <BsDateInput source="class_date_nep" ad="class_date" />
    <ClassInBatch />
    <TextInput source="video_url" type="url" />
    <RepeatInputs />
  </>
);

/** A recording's details, with its video, and audit. */
const RecordingDetails = () => (
  <Details>
    <Detail source="topics" />
    <VideoDetail source="video_url" />
    <BsDateDetail source="class_date_nep" />
    <Detail source="batch_name" />
    <Detail source="batch_year" />
    <Detail source="course_name" />
    <AuditDetails />
  </Details>
);

/** The form of new recordings: after a part of them failed, it says which are there. */
function AddRecordings(props: CreateFormProps) {
  const { add, attempt, standing, setStanding } = useAddRecordings();
  return (
    <CreateForm {...props} add={add}>
      {props.children}
      {attempt && attempt.total > 1 && <MadeRecordings attempt={attempt} standing={standing} onStanding={setStanding} />}
    </CreateForm>
  );
}

/** The forms and details of a recording. */
export const recordingForms: RecordForms = {
  name: 'recording',
  form: newRecordingForm,
  AddForm: AddRecordings,
  editForm: recordingEditForm,
  Inputs: RecordingInputs,
  Details: RecordingDetails,
};

const none: Attempt = { added: [], failed: [], total: 0 };

/**
 * Adds a recording for each day of the form. Where some failed, the form stays open: saving again goes on with those that are missing, and
 * does with the others what the person has chosen.
 */
function useAddRecordings() {
  const client = useWriter();
  const translate = useTranslate();
  const queries = useQueryClient();
  const notify = useNotify();
  const [attempt, setAttempt] = useState<Attempt>();
  const [standing, setStanding] = useState<Standing>();
  const last = useRef(none);

  const add = async (values: FormValues): Promise<RaRecord> => {
    const form = newRecordingForm.parse(values);
    const result = await attempted(client, { form, standing, remark: translate('recording.changed_with_others') }, last.current);
    const { added, failed, total } = result;
    void queries.invalidateQueries();
    last.current = result;
    setStanding(undefined);
    setAttempt(failed.length > 0 ? result : undefined);
    if (failed[0]) throw failed[0].error;
    if (total > 1) notify('recording.added', { type: 'success', messageArgs: { smart_count: total } });
    return added.find(({ day }) => day === daysOf(form)[0])?.record ?? unknownRecord;
  };
  return { add, attempt, standing, setStanding };
}
