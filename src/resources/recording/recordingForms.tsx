import { BsDateInput } from '@/components/form/inputs/BsDateInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { YearInput } from '@/components/form/inputs/YearInput';
import { Cell } from '@/components/form/layout';
import { BatchInput } from '@/components/product/cascades/cascadeInputs';
import { CourseInput } from '@/components/product/courseTree/CourseInput';
import { VideoDetail } from '@/components/product/VideoDetail';
import { CreateForm, type CreateFormProps } from '@/components/record/CreateForm';
import { AuditDetails } from '@/components/record/details/AuditDetails';
import { Detail, Details } from '@/components/record/details/Details';
import { BsDateDetail } from '@/components/record/details/MomentDetail';
import type { RecordForms } from '@/components/record/recordForms';
import { newRecordingForm, recordingEditForm } from '@/contract/recording';
import { ClassInBatch } from './InBatch';
import { MadeRecordings } from './MadeRecordings';
import { RepeatInputs } from './RepeatInputs';
import { useAddRecordings } from './useAddRecordings';

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
