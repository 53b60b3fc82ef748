import { useRecordContext, useTranslate } from 'react-admin';
import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, Details } from '@/components/fields/Details';
import { HtmlDetail } from '@/components/fields/HtmlDetail';
import { SafeLink } from '@/components/html/SafeLink';
import { useDigits } from '@/components/useDigits';
import { VideoDetail } from '@/components/video/VideoDetail';
import { asks } from '@/contract/formRules';
import { type SubTopic, subTopicForm } from '@/contract/subTopic';

/** A sub topic's details; of a video only the fields that its choices need. */
export function SubTopicDetails() {
  const translate = useTranslate();
  const digits = useDigits();
  const record = useRecordContext<SubTopic & { id: number }>();
  if (!record) return null;
  const has = (field: string) => asks(subTopicForm, field, record);
  const chosen = (source: string) => (value: string) => translate(`choices.${source}.${value}`);
  return (
    <Details>
      <Detail source="topic_title" />
      <Detail source="sub_topic_order" />
      <Detail source="instructor_name" />
      <Detail source="page_type">{chosen('page_type')}</Detail>
      {has('host_type') && <Detail source="host_type">{chosen('host_type')}</Detail>}
      {has('em_video_url') && <VideoDetail source="em_video_url" />}
      {has('video_url') && <VideoDetail source="video_url" />}
      {has('mob_video_url') && <Detail source="mob_video_url">{(href) => <SafeLink href={href} />}</Detail>}
      {has('video_duration') && <Detail source="video_duration">{digits}</Detail>}
      {has('preview_video_url') && <VideoDetail source="preview_video_url" />}
      <HtmlDetail source="sub_topic_desc" />
      <Detail source="resource_url">{(href) => <SafeLink href={href} />}</Detail>
      <AuditDetails />
    </Details>
  );
}
