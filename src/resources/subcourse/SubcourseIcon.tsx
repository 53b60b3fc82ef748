import { changePopup } from '@/components/dialogs/changePopup';
import { ImageInput } from '@/components/inputs/ImageInput';
import { subcourseCalls, subcourseIconForm } from '@/contract/subcourse';

/** The popup that changes a subcourse's icon. */
export const SubcourseIcon = changePopup({
  title: 'subcourse.icon',
  form: subcourseIconForm,
  change: { call: subcourseCalls.editSubCourseIcon, id: 'subcourse_id' },
  Inputs: ({ record }) => <ImageInput source="subcourse_icon" current={record.subcourse_icon} />,
});
