import { useWatch } from 'react-hook-form';
import { OrderField } from '@/components/courseTree/OrderField';
import { useNodeChoices } from '@/components/courseTree/useNodeChoices';
import { ChoiceField } from '@/components/inputs/ChoiceField';
import { ReferenceField } from '@/components/inputs/ReferenceField';
import { TextField } from '@/components/inputs/TextField';
import { RichTextField } from '@/components/richText/RichTextField';
import type { Reply } from '@/contract/call';
import { instructorCalls } from '@/contract/instructor';
import { isPlainText, subTopicCalls } from '@/contract/subTopic';
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
    <Description />
    <TextField source="resource_url" type="url" />
  </>
);

const Description = () => (
  <RichTextField source="sub_topic_desc" editor="description_editor_type" isRequired={useWatch({ compute: isPlainText })} />
);

function SubTopicOrder() {
  const lesson: unknown = useWatch({ name: 'lesson' });
  const places = useRead(
    subTopicCalls.getSubTopicOrderSelect,
    typeof lesson === 'number' ? { lessonId: String(lesson) } : undefined,
    placesOf,
  );
  return <OrderField source="sub_topic_order" parent={lesson} places={places} />;
}

const placesOf = ({ data }: Reply<typeof subTopicCalls.getSubTopicOrderSelect>) =>
  data.map((place) =>
    typeof place === 'number' ? { order: place } : { order: place.sub_topic_order, title: place.topic_title },
  );

const InstructorField = () => (
  <ReferenceField source="instructors" choices={useRead(instructorCalls.fetchInstructorSelect, {}, instructorsOf)} />
);

const instructorsOf = ({ data }: Reply<typeof instructorCalls.fetchInstructorSelect>) =>
  data.map(({ iid, instructor_name }) => ({ id: iid, name: instructor_name }));
