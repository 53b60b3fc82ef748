import { ImageInput } from '@/components/form/inputs/FileInput';
import { changePopup } from '@/components/record/dialogs/changePopup';
import { confirmPopup } from '@/components/record/dialogs/confirmPopup';
import { verb } from '@/contract/adapter';
import { alumniAdapter, alumniCalls, alumniImageForm } from '@/contract/alumni';

/** The popups of a former learner, in addition to its forms'. */
export const AlumniPopups = {
  Image: changePopup({
    title: 'alumni.image',
    form: alumniImageForm,
    change: verb(alumniCalls.updateAlumniImg, 'alumni_id'),
    Inputs: ({ record }) => <ImageInput source="alumni_img" shape="square" current={record.alumni_img} />,
  }),
  Delete: confirmPopup({ texts: 'alumni.delete', change: alumniAdapter.delete, danger: true }),
};
