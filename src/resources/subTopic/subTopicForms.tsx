import { Box } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFieldRules } from '@/components/form/fieldRules';
import { DurationInput } from '@/components/form/inputs/DurationInput';
import { RadioButtonGroupInput } from '@/components/form/inputs/RadioButtonGroupInput';
import { ReferenceInput } from '@/components/form/inputs/ReferenceInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { Cell, Group } from '@/components/form/layout';
import { RichTextInput } from '@/components/form/richText/RichTextInput';
import { InstructorInput } from '@/components/product/courseTree/InstructorInput';
import { OrderInput } from '@/components/product/courseTree/OrderInput';
import { addsOf, useNodeChoices } from '@/components/product/courseTree/useNodeChoices';
import { VideoDetail } from '@/components/product/VideoDetail';
import { VideoPlayer } from '@/components/product/VideoPlayer';
import { AuditDetails } from '@/components/record/details/AuditDetails';
import { Detail, Details } from '@/components/record/details/Details';
import { HtmlDetail } from '@/components/record/details/HtmlDetail';
import type { RecordForms } from '@/components/record/recordForms';
import { SafeLink } from '@/components/ui/html/SafeLink';
import { useDigits } from '@/components/ui/text/digits';
import type { Reply } from '@/contract/call';
import { asks } from '@/contract/formRules';
import { isPlainText, type SubTopic, subTopicCalls, subTopicEditForm, subTopicForm } from '@/contract/subTopic';
import { videoEmbed, videoPlayer } from '@/domain/html/videoEmbed';
import { useRead } from '@/providers/data/useRead';

/** The inputs of a sub topic, for both of its forms; which of them are shown depends on the choices. */
const SubTopicInputs = () => (
  <>
    <Group title="sub_topic.group_topic">
      <Cell width={12}>
        <TextInput source="topic_title" />
      </Cell>
      <ReferenceInput source="lesson" choices={useNodeChoices('lesson')} adds={addsOf('lesson')} />
      <Cell width={6}>
        <SubTopicOrder />
      </Cell>
      <Cell width={6}>
        <InstructorInput source="instructors" later="sub_topic.instructor_later" />
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
    <Cell width={12}>
      <TextInput source="em_video_url" multiline minRows={3} />
      <EmbedPreview />
    </Cell>
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

/** The video of the embed code as it will be embedded, while it is written: of a known player alone, and nothing else of the code. */
function EmbedPreview() {
  const translate = useTranslate();
  const { applies } = useFieldRules('em_video_url');
  const code: unknown = useWatch({ name: 'em_video_url' });
  const frame = applies && typeof code === 'string' && videoEmbed(code) ? videoPlayer(code) : undefined;
  if (!frame) return null;
  return (
    <Box role="group" aria-label={translate('sub_topic.embed_preview')} sx={{ mt: 1 }}>
      <VideoPlayer key={frame} title={translate('sub_topic.embed_preview')} frame={frame} size="detail" />
    </Box>
  );
}

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

/** The forms and details of a sub topic. */
export const subTopicForms: RecordForms = {
  name: 'sub_topic',
  form: subTopicForm,
  editForm: subTopicEditForm,
  Inputs: SubTopicInputs,
  Details: SubTopicDetails,
};

/** A sub topic's details; of a video only the fields that its choices need. */
function SubTopicDetails() {
  const translate = useTranslate();
  const digits = useDigits();
  const record = useRecordContext<SubTopic & { id: number }>();
  if (!record) return null;
  const has = (field: string) => asks(subTopicForm, field, record);
  const chosen = (source: string) => (value: string) => translate(`choices.${source}.${value}`);
  return (
    <Details>
      <Detail source="topic_title" />
      {has('em_video_url') && <VideoDetail source="em_video_url" />}
      {has('video_url') && <VideoDetail source="video_url" />}
      <HtmlDetail source="sub_topic_desc" />
      <Detail source="resource_url">{(href) => <SafeLink href={href} />}</Detail>
      {has('preview_video_url') && <VideoDetail source="preview_video_url" />}
      {has('video_duration') && <Detail source="video_duration">{digits}</Detail>}
      <Detail source="instructor_name" />
      {has('mob_video_url') && <Detail source="mob_video_url">{(href) => <SafeLink href={href} />}</Detail>}
      <Detail source="page_type">{chosen('page_type')}</Detail>
      {has('host_type') && <Detail source="host_type">{chosen('host_type')}</Detail>}
      <Detail source="sub_topic_order" />
      <AuditDetails />
    </Details>
  );
}
