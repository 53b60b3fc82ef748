import { useWatch } from 'react-hook-form';
import { z } from 'zod/mini';
import { FilesInput } from '@/components/form/inputs/FilesInput';
import { ReferenceInput } from '@/components/form/inputs/ReferenceInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { Cell } from '@/components/form/layout';
import { HoursDetail, HoursInput } from '@/components/product/courseTree/hours';
import { OrderInput } from '@/components/product/courseTree/OrderInput';
import { addsOf, useNodeChoices } from '@/components/product/courseTree/useNodeChoices';
import { AuditDetails } from '@/components/record/details/AuditDetails';
import { Detail, Details } from '@/components/record/details/Details';
import type { RecordForms } from '@/components/record/recordForms';
import type { Reply } from '@/contract/call';
import { lessonCalls, lessonEditForm, lessonForm } from '@/contract/lesson';
import { useRead } from '@/providers/data/useRead';
import { AddLesson } from './AddLesson';
import { fileListRules } from './unsentFiles';

/** A lesson's details, its parents, and its files. */
const LessonDetails = () => (
  <Details>
    <Detail source="lesson_title" />
    <HoursDetail />
    <Detail source="lesson_order" />
    <AuditDetails />
  </Details>
);

/** The forms and details of a lesson. */
export const lessonForms: RecordForms = {
  name: 'lesson',
  // The files are sent once their lesson is added.
  form: z.extend(lessonForm, { lesson_files: z.nullish(z.array(z.file())) }),
  AddForm: AddLesson,
  editForm: lessonEditForm,
  Inputs: LessonInputs,
  Details: LessonDetails,
};

/** The inputs of a lesson; the field of its main topic has one name in the add form and another in the edit form. */
function LessonInputs() {
  const mainTopics = useNodeChoices('main_topic');
  return (
    <>
      <TextInput source="lesson_title" />
      {/* Who adds asks for the one, who changes for the other. */}
      <Cell width={8}>
        <ReferenceInput source="subcourse_main_topic_id" choices={mainTopics} adds={addsOf('main_topic')} />
        <ReferenceInput source="main_topic_id" choices={mainTopics} adds={addsOf('main_topic')} />
      </Cell>
      <Cell width={4}>
        <HoursInput />
      </Cell>
      <LessonOrder />
      <FilesInput source="lesson_files" rules={fileListRules} />
    </>
  );
}

function LessonOrder() {
  const [adding, changing]: unknown[] = useWatch({ name: ['subcourse_main_topic_id', 'main_topic_id'] });
  const mainTopic = adding ?? changing;
  const places = useRead(
    lessonCalls.getLessonOrderSelect,
    typeof mainTopic === 'number' ? { mainTopicId: String(mainTopic) } : undefined,
    placesOf,
  );
  return <OrderInput source="lesson_order" parent={mainTopic} places={places} />;
}

const placesOf = ({ data }: Reply<typeof lessonCalls.getLessonOrderSelect>) =>
  data.map((place) => (typeof place === 'number' ? { order: place } : { order: place.lesson_order, title: place.lesson_title }));
