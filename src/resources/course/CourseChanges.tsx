import { BsDateInput } from '@/components/form/inputs/BsDateInput';
import { ImageInput } from '@/components/form/inputs/FileInput';
import { RadioButtonGroupInput } from '@/components/form/inputs/RadioButtonGroupInput';
import { changePopup } from '@/components/record/dialogs/changePopup';
import { verb } from '@/contract/adapter';
import { certificateForm, courseBannerForm, courseCalls, courseDateForm, coursePreviewForm } from '@/contract/course';
import { certificateTitle } from './CourseStatus';

/** The popups that change a part of a course, by the names of their routes below its details. */
export const CourseChanges = {
  Date: changePopup({
    title: 'course.date',
    form: courseDateForm,
    starts: ['updated_date_nep', 'updated_date_eng'],
    change: verb(courseCalls.updateCourseDate, 'courses'),
    Inputs: () => <BsDateInput source="updated_date_nep" ad="updated_date_eng" />,
  }),
  Banner: changePopup({
    title: 'course.banner',
    form: courseBannerForm,
    change: verb(courseCalls.editCourseBannerImg, 'course_id'),
    Inputs: ({ record }) => <ImageInput source="course_banner_img" shape="square" current={record.course_banner_img} />,
  }),
  Preview: changePopup({
    title: 'course.preview',
    form: coursePreviewForm,
    change: verb(courseCalls.editCoursePreviewImg, 'course_id'),
    Inputs: ({ record }) => <ImageInput source="course_preview_img" shape="square" current={record.course_preview_img} />,
  }),
  Certificate: changePopup({
    title: certificateTitle,
    form: certificateForm,
    presets: { has_certification: 'y' },
    change: verb(courseCalls.updateCertificate, 'course_id'),
    Inputs: ({ record }) => (
      <>
        <RadioButtonGroupInput source="has_certification" />
        <ImageInput source="certificate_img" shape="square" current={record.certificate_img} />
      </>
    ),
  }),
};
