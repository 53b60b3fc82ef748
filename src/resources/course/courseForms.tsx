import { useRecordContext, useTranslate } from 'react-admin';
import { ImageInput } from '@/components/form/inputs/FileInput';
import { RadioButtonGroupInput } from '@/components/form/inputs/RadioButtonGroupInput';
import { ReferenceInput } from '@/components/form/inputs/ReferenceInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { Cell, Group } from '@/components/form/layout';
import { RichTextInput } from '@/components/form/richText/RichTextInput';
import { useCourseReadiness } from '@/components/product/courseTree/CourseLive';
import { useCourseNodes } from '@/components/product/courseTree/courseNodes';
import { HoursDetail, HoursInput } from '@/components/product/courseTree/hours';
import { detailsOf } from '@/components/product/courseTree/levels';
import { AuditDetails } from '@/components/record/details/AuditDetails';
import { Detail, Details } from '@/components/record/details/Details';
import { HtmlDetail } from '@/components/record/details/HtmlDetail';
import { ImageDetail } from '@/components/record/details/ImageDetail';
import { BsDateDetail } from '@/components/record/details/MomentDetail';
import type { RecordForms } from '@/components/record/recordForms';
import { Readiness, ReadinessShape } from '@/components/ui/feedback/Readiness';
import { SafeLink } from '@/components/ui/html/SafeLink';
import type { Reply } from '@/contract/call';
import { categoryCalls } from '@/contract/category';
import { courseEditForm, courseForm, hasCertificate } from '@/contract/course';
import { isYes } from '@/contract/fields';
import { useRead } from '@/providers/data/useRead';
import { CourseStatus, certificateTitle } from './CourseStatus';
import { courseActions } from './courseActions';

/** The inputs of a course, for every form that adds or edits one. */
const CourseInputs = () => (
  <>
    <Group title="course.group_basics">
      <Cell width={8}>
        <TextInput source="course_name" />
      </Cell>
      <Cell width={4}>
        <TextInput source="course_code" />
      </Cell>
      <Cell width={6}>
        <CategoryInput />
      </Cell>
      <Cell width={6}>
        <HoursInput />
      </Cell>
    </Group>
    <Group title="course.group_presentation">
      <TextInput source="course_banner_description" multiline minRows={2} />
      <Cell width={12}>
        <RichTextInput source="program_overview" />
      </Cell>
      <Cell width={12}>
        <RichTextInput source="program_success_path" />
      </Cell>
      <Cell width={12}>
        <TextInput source="course_preview_url" type="url" />
      </Cell>
    </Group>
    <Group title="course.group_exam">
      <RadioButtonGroupInput source="has_exam" />
      <RadioButtonGroupInput source="has_certification" />
      <Cell width={12}>
        <ImageInput source="certification_img" shape="square" />
      </Cell>
    </Group>
    <Group title="course.group_images">
      <Cell width={6}>
        <ImageInput source="course_banner_img" shape="square" />
      </Cell>
      <Cell width={6}>
        <ImageInput source="course_preview_img" shape="square" />
      </Cell>
    </Group>
  </>
);

const CategoryInput = () => (
  <ReferenceInput
    source="course_category"
    choices={useRead(categoryCalls.getCategorySelect, {}, choicesOf)}
    adds={addsCategory}
  />
);

const addsCategory = { to: '/coursesetup/coursecategorysetup/add', right: 'catalogue' } as const;

const choicesOf = ({ data }: Reply<typeof categoryCalls.getCategorySelect>) =>
  data.map(({ iid, category_name }) => ({ id: iid, name: category_name }));

/** The forms and details of a course. */
export const courseForms: RecordForms = {
  name: 'course',
  form: courseForm,
  editForm: courseEditForm,
  Inputs: CourseInputs,
  Details: CourseDetails,
  Status: CourseStatus,
  further: courseActions,
  width: 'md',
};

/** What a course still lacks, and its details with its images, each with a link to the popup that changes it. */
function CourseDetails() {
  const translate = useTranslate();
  const record = useRecordContext();
  const popup = (name: string) => `${detailsOf('course', record)}/${name}`;
  return (
    <>
      <CourseChecklist />
      <Details>
        <Detail source="course_name" />
        <Detail source="course_banner_description" />
        <HoursDetail />
        <Detail source="course_code" />
        <Detail source="has_exam">{(flag) => translate(`choices.${flag}`)}</Detail>
        <Detail source="has_certification">{(flag) => translate(`choices.${flag}`)}</Detail>
        <BsDateDetail source="updated_date_nep" />
        <Detail source="course_preview_url">{(href) => <SafeLink href={href} />}</Detail>
        <HtmlDetail source="program_overview" />
        <HtmlDetail source="program_success_path" />
        <ImageDetail source="course_banner_img" shape="banner" change={{ to: popup('banner'), label: 'course.banner' }} />
        <ImageDetail source="course_preview_img" shape="banner" change={{ to: popup('preview'), label: 'course.preview' }} />
        <ImageDetail
          source="certificate_img"
          shape="banner"
          where={hasCertificate}
          change={{ to: popup('certificate'), label: certificateTitle(record ?? {}) }}
        />
        <AuditDetails />
      </Details>
    </>
  );
}

/** Shows what the shown course still lacks; if nothing, that it can go live, until it is live. */
function CourseChecklist() {
  const translate = useTranslate();
  const course = useRecordContext();
  const steps = useCourseReadiness(course);
  const { isFetching } = useCourseNodes();
  if (!course) return null;
  // For a live course there is mostly nothing to show.
  if (!steps) return isFetching && !isYes(course.is_course_live) && <ReadinessShape />;
  const lacks = steps.flatMap(({ what, lacks: each }) => each.map((lack) => ({ what, ...lack })));
  const ready = steps.filter((step) => step.ready).length;
  const isWhole = ready === steps.length;
  if (isWhole && isYes(course.is_course_live)) return null;
  const next = isWhole ? [{ what: 'activate', to: `${detailsOf('course', course)}/activate` }] : lacks;
  const findings = next.map(({ what, to, ...lack }) => ({ text: translate(`course_tree.steps.${what}`, lack), to }));
  return <Readiness ready={ready} total={steps.length} findings={findings} />;
}
