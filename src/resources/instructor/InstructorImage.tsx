import { ImageInput } from '@/components/form/inputs/FileInput';
import { changePopup } from '@/components/record/dialogs/changePopup';
import { verb } from '@/contract/adapter';
import { instructorCalls, instructorImageForm } from '@/contract/instructor';

/** The popup that gives an instructor another image. */
export const InstructorImage = changePopup({
  title: 'instructor.image',
  form: instructorImageForm,
  change: verb(instructorCalls.updateInstructorImg, 'instructor_id'),
  Inputs: ({ record }) => <ImageInput source="image" shape="square" current={record.image} />,
});
