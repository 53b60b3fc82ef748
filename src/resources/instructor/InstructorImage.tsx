import { ImageInput } from '@/components/form/inputs/FileInput';
import { changePopup } from '@/components/record/dialogs/changePopup';
import { instructorCalls, instructorImageForm } from '@/contract/instructor';
import { verb } from '@/providers/data/adapter';

/** The popup that gives an instructor another image. */
export const InstructorImage = changePopup({
  title: 'instructor.image',
  form: instructorImageForm,
  change: verb(instructorCalls.updateInstructorImg, 'instructor_id'),
  Inputs: ({ record }) => <ImageInput source="image" shape="square" current={record.image} />,
});
