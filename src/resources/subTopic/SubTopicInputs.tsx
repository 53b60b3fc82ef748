import { useWatch } from 'react-hook-form';
import { OrderField } from '@/components/courseTree/OrderField';
import { useNodeChoices } from '@/components/courseTree/useNodeChoices';
import { ChoiceField } from '@/components/inputs/ChoiceField';
import { ReferenceField } from '@/components/inputs/ReferenceField';
import { TextField } from '@/components/inputs/TextField';
import { RichTextField } from '@/components/richText/RichTextField';
import { instructorCalls } from '@/contract/instructor';
import { subTopicCalls } from '@/contract/subTopic';
import { useRead } from '@/providers/data/useRead';
import { VideoInputs } from './VideoInputs';

/** What a sub topic is made of, for both of its forms; what is asked for goes by what is chosen. */
export const SubTopicInputs = () => (
  <>
    <TextField source="topic_title" />
    <ReferenceField source="lesson" choices={useNodeChoices('lesson')} />
    <SubTopicOrder />
    <InstructorField />
    <ChoiceField source="page_type" />
    <VideoInputs />
    <ChoiceField source="description_editor_type" />
    <RichTextField source="sub_topic_desc" editor="description_editor_type" />
    <TextField source="resource_url" type="url" />
  </>
);

function SubTopicOrder() {
  const lesson: unknown = useWatch({ name: 'lesson' });
  const { data, ...query } = useRead(
    subTopicCalls.getSubTopicOrderSelect,
    typeof lesson === 'number' ? { lessonId: String(lesson) } : undefined,
  );
  const places = data?.data.map((place) =>
    typeof place === 'number' ? { order: place } : { order: place.sub_topic_order, title: place.topic_title },
  );
  return <OrderField source="sub_topic_order" parent={lesson} places={{ ...query, data: places }} />;
}

function InstructorField() {
  const { data, ...query } = useRead(instructorCalls.fetchInstructorSelect, {});
  const choices = data?.data.map(({ iid, instructor_name }) => ({ id: iid, name: instructor_name }));
  return <ReferenceField source="instructors" choices={{ ...query, data: choices }} />;
}
