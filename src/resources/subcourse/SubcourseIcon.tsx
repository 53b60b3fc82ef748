import { changePopup } from '@/components/dialogs/changePopup';
import { ImageField } from '@/components/inputs/ImageField';
import { subcourseCalls, subcourseIconForm } from '@/contract/subcourse';

/** The popup that changes a subcourse's icon. */
export const SubcourseIcon = changePopup({
  title: 'subcourse.icon',
  form: subcourseIconForm,
  change: { call: subcourseCalls.editSubCourseIcon, id: 'subcourse_id' },
  Inputs: ({ record }) => <ImageField source="subcourse_icon" current={record.subcourse_icon} />,
});
