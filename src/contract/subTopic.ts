import { z } from 'zod';
import { defineCalls, get, patch, post } from './call';
import {
  audit,
  embedCode,
  html,
  htmlText,
  httpsUrl,
  id,
  ifGiven,
  isYes,
  optional,
  place,
  reference,
  remarks,
  text,
  videoDuration,
  videoUrl,
  webUrl,
  yesNo,
} from './fields';
import { checkedWhere } from './formRules';
import { say } from './message';
import { data, written } from './replies';

export const pageType = z.enum(['plain_text', 'multimedia'], say('required'));
const hostType = z.enum(['others', 'yt'], say('required'));
const videoType = z.enum(['em', 'url'], say('required'));
const editorType = z.enum(['ck', 'quill', 'jodit'], say('required'));

/** A sub topic of a lesson, as it is stored. Source: course catalogue, section 3. */
export const subTopic = z.object({
  iid: id,
  topic_title: z.string(),
  slug: z.string(),
  lesson_iid: id,
  instructor_iid: id.nullable(),
  page_type: pageType,
  host_type: hostType.nullable(),
  video_type: videoType.nullable(),
  video_url: z.string().nullable(),
  em_video_url: z.string().nullable(),
  mob_video_url: z.string().nullable(),
  /** `hh:mm:ss` */
  video_duration: z.string().nullable(),
  preview_status: yesNo.nullable(),
  preview_video_url: z.string().nullable(),
  sub_topic_order: z.int(),
  sub_topic_desc: z.string().nullable(),
  description_editor_type: editorType,
  resource_url: z.string().nullable(),
  ...audit,
});

export type SubTopic = z.infer<typeof subTopic>;

const subTopicWithNames = subTopic.extend({
  category_name: z.string(),
  course_name: z.string(),
  subcourse_name: z.string(),
  main_topic_title: z.string(),
  lesson_title: z.string(),
  instructor_name: z.string().nullable(),
});

// What was typed before another choice was made stays in the form, and is nobody's concern.
const typed = z.string().trim().nullish();

const fields = z.object({
  topic_title: text(3, 100, ['more_than', 'cannot_exceed_from']),
  lesson: reference('required'),
  page_type: pageType,
  host_type: ifGiven(hostType),
  video_type: ifGiven(videoType),
  video_url: typed,
  em_video_url: typed,
  mob_video_url: typed,
  video_duration: typed,
  preview_status: ifGiven(yesNo),
  preview_video_url: typed,
  sub_topic_order: place,
  sub_topic_desc: html.nullish(),
  resource_url: optional(webUrl),
});
export type SubTopicFields = z.output<typeof fields>;
/** A form in the making, or a record: what it doesn't say isn't chosen. */
type Choices = Readonly<Partial<Record<'page_type' | 'video_type' | 'preview_status', unknown>>>;

/** Whether a sub topic is nothing but its text, which then must be there. */
export const isPlainText = ({ page_type }: Choices): boolean => page_type === 'plain_text';
const isMultimedia = ({ page_type }: Choices): boolean => page_type === 'multimedia';

/** Which choices a field belongs to; with any other the form hides it and it isn't kept. */
export const belongs = {
  host_type: isMultimedia,
  video_type: isMultimedia,
  video_url: (form: Choices) => isMultimedia(form) && form.video_type === 'url',
  em_video_url: (form: Choices) => isMultimedia(form) && form.video_type === 'em',
  mob_video_url: isMultimedia,
  video_duration: isMultimedia,
  preview_status: isMultimedia,
  preview_video_url: (form: Choices) => isMultimedia(form) && isYes(form.preview_status),
};

const rules = [
  checkedWhere<SubTopicFields>('host_type', hostType, belongs.host_type),
  checkedWhere<SubTopicFields>('video_url', videoUrl, belongs.video_url),
  checkedWhere<SubTopicFields>('em_video_url', embedCode, belongs.em_video_url),
  checkedWhere<SubTopicFields>('mob_video_url', httpsUrl, belongs.mob_video_url),
  checkedWhere<SubTopicFields>('video_duration', videoDuration, belongs.video_duration),
  checkedWhere<SubTopicFields>('preview_status', yesNo, belongs.preview_status),
  checkedWhere<SubTopicFields>('preview_video_url', httpsUrl, belongs.preview_video_url),
  checkedWhere<SubTopicFields>('sub_topic_desc', htmlText(30), isPlainText),
];

export const subTopicForm = fields
  .extend({ instructors: id.nullish(), description_editor_type: editorType.default('ck') })
  .check(...rules);
export const subTopicEditForm = fields
  .extend({
    instructors: reference('required'),
    /** Where none is sent, the one that stands stays. */
    description_editor_type: editorType.optional(),
    modified_remarks: remarks(4, 100),
  })
  .check(...rules);

const titleTaken = { field: 'topic_title', rule: 'topic_title_taken' } as const;

/** Sub topics. Source: course catalogue, sections 2, 5, 7 and 8. */
export const subTopicCalls = defineCalls({
  getSubTopicOrderSelect: get('/course_setup/getSubTopicOrderSelect/{lessonId}', {
    summary: 'The places to choose from: those taken, each with its sub topic, then the number of the next free one',
    reply: data(z.array(z.union([z.int(), subTopic.pick({ sub_topic_order: true, topic_title: true })]))),
  }),
  getSubTopic: get('/course_setup/getSubTopic/{id}', {
    summary: 'One sub topic by its id or slug',
    reply: data(subTopic),
  }),
  viewSubTopicDetails: get('/course_setup/viewSubTopicDetails/{id}', {
    summary: 'One sub topic by its id or slug, with the names of what it belongs to',
    reply: data(subTopicWithNames),
  }),
  createSubTopic: post('/course_setup/createSubTopic', {
    summary: 'Add a sub topic to a lesson; those from its place on move down',
    body: subTopicForm,
    stamp: 'created_by',
    errorsMean: titleTaken,
    reply: written(subTopic),
  }),
  updateSubTopic: patch('/course_setup/updateSubTopic', {
    summary: 'Change a sub topic; the others of its lesson make room',
    body: subTopicEditForm.safeExtend({ sub_topic_id: id }),
    stamp: 'modified_by',
    errorsMean: titleTaken,
    reply: written(subTopic),
  }),
});
