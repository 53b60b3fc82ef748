import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useNotify } from 'react-admin';
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
import { newRecordingForm, recordingCalls, recordingEditForm } from '@/contract/recording';
import { toAd, toBs } from '@/domain/bikramSambat';
import { recordOf, unknownRecord } from '@/providers/data/adapter';
import { recordingAdapter } from '@/providers/data/adapters/recording';
import { useWriter } from '@/providers/data/useWriter';
import { ClassInBatch } from './InBatch';
import { RepeatInputs } from './RepeatInputs';
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

const AddRecordings = (props: CreateFormProps) => <CreateForm {...props} add={useAddRecordings()} />;

/**
 * Adds a recording for each day of the form, one after the other. Where one is refused, the form says so; saving again goes on with it, and
 * adds none twice.
 */
function useAddRecordings(): (values: FormValues) => Promise<RaRecord> {
  const client = useWriter();
  const queries = useQueryClient();
  const notify = useNotify();
  const [added] = useState(() => new Map<string, RaRecord>());
  return async (values) => {
    const form = newRecordingForm.parse(values);
    const days = daysOf(form);
    const several = days.length > 1;
    // The form may be saved again for another batch.
    const keyOf = (day: number) => `${form.group} ${day}`;
    try {
      for (const day of days.filter((one) => !added.has(keyOf(one)))) {
        const recorded = { ...form, class_date: toAd(day), class_date_nep: toBs(day) };
        const { data } = await client.send(recordingCalls.createRecording, recorded, { quiet: several, part: day });
        added.set(keyOf(day), data ? recordOf(recordingAdapter, data) : unknownRecord);
      }
    } finally {
      void queries.invalidateQueries();
    }
    if (several) notify('recording.added', { type: 'success', messageArgs: { smart_count: days.length } });
    return added.get(keyOf(days[0] ?? 0)) ?? unknownRecord;
  };
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
