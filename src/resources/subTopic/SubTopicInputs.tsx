import { useWatch } from 'react-hook-form';
import { InstructorInput } from '@/components/courseTree/InstructorInput';
import { OrderInput } from '@/components/courseTree/OrderInput';
import { useNodeChoices } from '@/components/courseTree/useNodeChoices';
import { Cell } from '@/components/form/Cell';
import { Group } from '@/components/form/Group';
import { DurationInput } from '@/components/inputs/DurationInput';
import { RadioButtonGroupInput } from '@/components/inputs/RadioButtonGroupInput';
import { ReferenceInput } from '@/components/inputs/ReferenceInput';
import { TextInput } from '@/components/inputs/TextInput';
import { RichTextInput } from '@/components/richText/RichTextInput';
import type { Reply } from '@/contract/call';
import { isPlainText, subTopicCalls } from '@/contract/subTopic';
import { useRead } from '@/providers/data/useRead';

/** The inputs of a sub topic, for both of its forms; which of them are shown depends on the choices. */
export const SubTopicInputs = () => (
  <>
    <Group title="sub_topic.group_topic">
      <Cell width={12}>
        <TextInput source="topic_title" />
      </Cell>
      <ReferenceInput source="lesson" choices={useNodeChoices('lesson')} />
      <Cell width={6}>
        <SubTopicOrder />
      </Cell>
      <Cell width={6}>
        <InstructorInput source="instructors" />
      </Cell>
    </Group>
    <Group title="sub_topic.group_content">
      <Cell width={12}>
        <RadioButtonGroupInput source="page_type" />
      </Cell>
      <VideoInputs />
    </Group>
    <Group title="sub_topic.group_text">
      <Cell width={12}>
        <RadioButtonGroupInput source="description_editor_type" />
      </Cell>
      <Cell width={12}>
        <Description />
      </Cell>
    </Group>
    <Group title="sub_topic.group_resources">
      <Cell width={12}>
        <TextInput source="resource_url" type="url" />
      </Cell>
    </Group>
  </>
);

/** The additional inputs of a sub topic with a video. */
const VideoInputs = () => (
  <>
    <RadioButtonGroupInput source="host_type" />
    <RadioButtonGroupInput source="video_type" />
    <TextInput source="em_video_url" multiline minRows={2} />
    <Cell width={12}>
      <TextInput source="video_url" type="url" />
    </Cell>
    <Cell width={12}>
      <TextInput source="mob_video_url" type="url" />
    </Cell>
    <DurationInput source="video_duration" />
    <RadioButtonGroupInput source="preview_status" />
    <Cell width={12}>
      <TextInput source="preview_video_url" type="url" />
    </Cell>
  </>
);

const Description = () => (
  <RichTextInput source="sub_topic_desc" editor="description_editor_type" isRequired={useWatch({ compute: isPlainText })} />
);

function SubTopicOrder() {
  const lesson: unknown = useWatch({ name: 'lesson' });
  const places = useRead(
    subTopicCalls.getSubTopicOrderSelect,
    typeof lesson === 'number' ? { lessonId: String(lesson) } : undefined,
    placesOf,
  );
  return <OrderInput source="sub_topic_order" parent={lesson} places={places} />;
}

const placesOf = ({ data }: Reply<typeof subTopicCalls.getSubTopicOrderSelect>) =>
  data.map((place) =>
    typeof place === 'number' ? { order: place } : { order: place.sub_topic_order, title: place.topic_title },
  );
