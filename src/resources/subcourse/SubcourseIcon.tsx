import { ImageInput } from '@/components/form/inputs/FileInput';
import { changePopup } from '@/components/record/dialogs/changePopup';
import { verb } from '@/contract/adapter';
import { subcourseCalls, subcourseIconForm } from '@/contract/subcourse';

/** The popup that changes a subcourse's icon. */
export const SubcourseIcon = changePopup({
  title: 'subcourse.icon',
  form: subcourseIconForm,
  change: verb(subcourseCalls.editSubCourseIcon, 'subcourse_id'),
  Inputs: ({ record }) => <ImageInput source="subcourse_icon" shape="square" current={record.subcourse_icon} />,
});
