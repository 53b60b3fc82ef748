import { z } from 'zod/mini';
import { type Adapter, verb } from './adapter';
import { defineCalls, get, patch, post } from './call';
import {
  audit,
  editorType,
  html,
  htmlText,
  id,
  ifGiven,
  isYes,
  optional,
  place,
  reference,
  remarks,
  text,
  videoDuration,
  yesNo,
} from './fields';
import { type Choices, checkedWhere, conditional, when } from './formRules';
import { say } from './message';
import { data, written } from './replies';
import { embedCode, videoUrl, webUrl } from './urlFields';

export const pageType = z.enum(['plain_text', 'multimedia'], say('required'));
const hostType = z.enum(['others', 'yt'], say('required'));
const videoType = z.enum(['em', 'url'], say('required'));

/** A sub topic of a lesson, as it is stored. Source: course catalogue, section 3. */
export const subTopic = z.object({
  iid: id,
  topic_title: z.string(),
  slug: z.string(),
  lesson_iid: id,
  instructor_iid: z.nullable(id),
  page_type: pageType,
  host_type: z.nullable(hostType),
  video_type: z.nullable(videoType),
  video_url: z.nullable(z.string()),
  em_video_url: z.nullable(z.string()),
  mob_video_url: z.nullable(z.string()),
  /** `hh:mm:ss` */
  video_duration: z.nullable(z.string()),
  preview_status: z.nullable(yesNo),
  preview_video_url: z.nullable(z.string()),
  sub_topic_order: z.int(),
  sub_topic_desc: z.nullable(z.string()),
  description_editor_type: editorType,
  resource_url: z.nullable(z.string()),
  ...audit,
});

export type SubTopic = z.infer<typeof subTopic>;

const subTopicWithNames = z.extend(subTopic, {
  category_name: z.string(),
  course_name: z.string(),
  subcourse_name: z.string(),
  main_topic_title: z.string(),
  lesson_title: z.string(),
  instructor_name: z.nullable(z.string()),
  /** Where its comments are posted, which other servers may omit. */
  main_topic_iid: z.optional(id),
  subcourse_slug: z.optional(z.string()),
});

/** Whether a sub topic has only its text, which is then required. */
export const isPlainText = ({ page_type }: Choices): boolean => page_type === 'plain_text';
const isMultimedia = ({ page_type }: Choices): boolean => page_type === 'multimedia';
const showsUrl = (form: Choices): boolean => isMultimedia(form) && form['video_type'] === 'url';
const showsEmbedded = (form: Choices): boolean => isMultimedia(form) && form['video_type'] === 'em';
const hasPreview = (form: Choices): boolean => isMultimedia(form) && isYes(form['preview_status']);

const fields = z.object({
  topic_title: text(3, 100, ['more_than', 'cannot_exceed_from']),
  lesson: reference('required'),
  page_type: pageType,
  host_type: when(isMultimedia, hostType),
  video_type: when(isMultimedia, ifGiven(videoType)),
  video_url: when(showsUrl, videoUrl),
  em_video_url: when(showsEmbedded, embedCode),
  mob_video_url: when(isMultimedia, videoUrl),
  video_duration: when(isMultimedia, videoDuration),
  preview_status: when(isMultimedia, yesNo),
  preview_video_url: when(hasPreview, videoUrl),
  sub_topic_order: place,
  sub_topic_desc: z.nullish(html),
  resource_url: optional(webUrl),
});
export type SubTopicFields = z.output<typeof fields>;

const form = <Form extends z.ZodMiniObject>(asked: Form): Form =>
  conditional(asked).check(checkedWhere<Choices>('sub_topic_desc', htmlText(30), isPlainText));

export const subTopicForm = form(
  z.extend(fields, { instructors: z.nullish(id), description_editor_type: z._default(editorType, 'ck') }),
);
export const subTopicEditForm = form(
  z.extend(fields, {
    instructors: reference('required'),
    /** Optional: the present one stays. */
    description_editor_type: z.optional(editorType),
    modified_remarks: remarks(4, 100),
  }),
);

const titleTaken = { field: 'topic_title', rule: 'topic_title_taken' } as const;

/** Sub topics. Source: course catalogue, sections 2, 5, 7 and 8. */
export const subTopicCalls = defineCalls('catalogue', {
  getSubTopicOrderSelect: get('/course_setup/getSubTopicOrderSelect/{lessonId}', {
    offersNames: true,
    summary: 'The places to choose from: those taken, each with its sub topic, then the number of the next free one',
    reply: data(z.array(z.union([z.int(), z.pick(subTopic, { sub_topic_order: true, topic_title: true })]))),
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
    body: z.safeExtend(subTopicEditForm, { sub_topic_id: id }),
    stamp: 'modified_by',
    errorsMean: titleTaken,
    reply: written(subTopic),
  }),
});

/** Sub topics. */
export const subTopicAdapter: Adapter = {
  area: 'sub_topic',
  one: subTopicCalls.viewSubTopicDetails,
  create: subTopicCalls.createSubTopic,
  update: verb(subTopicCalls.updateSubTopic, 'sub_topic_id'),
  toRecord: (row) => ({ ...row, lesson: row.lesson_iid, instructors: row.instructor_iid }),
};
