import { changePopup } from '@/components/dialogs/changePopup';
import { BsDateField } from '@/components/inputs/BsDateField';
import { ChoiceField } from '@/components/inputs/ChoiceField';
import { ImageField } from '@/components/inputs/ImageField';
import { certificateForm, courseBannerForm, courseCalls, courseDateForm, coursePreviewForm } from '@/contract/course';

/** The popups that change a part of a course, for the routes of these names below its details. */
export const CourseChanges = {
  Date: changePopup({
    title: 'course.date',
    form: courseDateForm,
    starts: ['updated_date_nep', 'updated_date_eng'],
    change: { call: courseCalls.updateCourseDate, id: 'courses' },
    Inputs: () => <BsDateField source="updated_date_nep" ad="updated_date_eng" />,
  }),
  Banner: changePopup({
    title: 'course.banner',
    form: courseBannerForm,
    change: { call: courseCalls.editCourseBannerImg, id: 'course_id' },
    Inputs: ({ record }) => <ImageField source="course_banner_img" current={record.course_banner_img} />,
  }),
  Preview: changePopup({
    title: 'course.preview',
    form: coursePreviewForm,
    change: { call: courseCalls.editCoursePreviewImg, id: 'course_id' },
    Inputs: ({ record }) => <ImageField source="course_preview_img" current={record.course_preview_img} />,
  }),
  Certificate: changePopup({
    title: 'course.certificate',
    form: certificateForm,
    starts: ['has_certification'],
    change: { call: courseCalls.updateCertificate, id: 'course_id' },
    Inputs: ({ record }) => (
      <>
        <ChoiceField source="has_certification" />
        <ImageField source="certificate_img" current={record.certificate_img} />
      </>
    ),
  }),
};
