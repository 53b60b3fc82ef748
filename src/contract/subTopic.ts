import { z } from 'zod';
import { yesNo } from './courseTree';
import { audit, id } from './fields';

/** A sub topic of a lesson. Source: course catalogue, section 3. */
export const subTopic = z.object({
  iid: id,
  topic_title: z.string(),
  slug: z.string(),
  lesson_iid: id,
  instructor_iid: id.nullable(),
  page_type: z.enum(['plain_text', 'multimedia']),
  host_type: z.enum(['others', 'yt']).nullable(),
  video_type: z.enum(['em', 'url']).nullable(),
  video_url: z.string().nullable(),
  em_video_url: z.string().nullable(),
  mob_video_url: z.string().nullable(),
  /** `hh:mm:ss` */
  video_duration: z.string().nullable(),
  preview_status: yesNo.nullable(),
  preview_video_url: z.string().nullable(),
  sub_topic_order: z.int(),
  sub_topic_desc: z.string().nullable(),
  description_editor_type: z.enum(['ck', 'quill', 'jodit']),
  resource_url: z.string().nullable(),
  ...audit,
});
