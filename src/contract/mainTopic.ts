import { z } from 'zod/mini';
import { type Adapter, verb } from './adapter';
import { defineCalls, get, patch, post } from './call';
import { audit, id, lectureHours, reference, remarks, text } from './fields';
import { data, written } from './replies';

/** A main topic of a subcourse, as it is stored. Source: course catalogue, section 3. */
export const mainTopic = z.object({
  iid: id,
  topic_title: z.string(),
  slug: z.string(),
  subcourse_iid: id,
  lecture_hours: z.string(),
  ...audit,
});

const mainTopicWithNames = z.extend(mainTopic, {
  category_name: z.string(),
  course_name: z.string(),
  subcourse_name: z.string(),
});

export const mainTopicForm = z.object({
  topic_title: text(4, 50, ['more_than', 'cannot_exceed_from']),
  subcourse: reference('required'),
  lecture_hours: lectureHours,
});

export const mainTopicEditForm = z.extend(mainTopicForm, { modified_remarks: remarks(4, 100) });

/** Main topics. Source: course catalogue, sections 2, 5 and 7. */
export const mainTopicCalls = defineCalls('catalogue', {
  getAllMainTopic: get('/course_setup/getAllMainTopic', {
    summary: 'Every main topic',
    reply: data(z.array(mainTopic)),
  }),
  getAllMainTopicSelectById: get('/course_setup/getAllMainTopicSelectById/{subcourseId}', {
    offersNames: true,
    summary: 'The main topics of a subcourse to choose from',
    reply: data(z.array(z.pick(mainTopic, { iid: true, topic_title: true }))),
  }),
  getMainTopic: get('/course_setup/getMainTopic/{slug}', {
    summary: 'One main topic by its id or slug',
    reply: data(mainTopic),
  }),
  viewMainTopicDetails: get('/course_setup/viewMainTopicDetails/{slug}', {
    summary: 'One main topic by its id or slug, with the names of what it belongs to',
    reply: data(mainTopicWithNames),
  }),
  createMainTopic: post('/course_setup/createMainTopic', {
    summary: 'Add a main topic to a subcourse',
    body: mainTopicForm,
    stamp: 'created_by',
    reply: written(mainTopic),
  }),
  updateMainTopic: patch('/course_setup/updateMainTopic', {
    summary: 'Change a main topic',
    body: z.extend(mainTopicEditForm, { main_topic_id: id }),
    stamp: 'modified_by',
    reply: written(mainTopic),
  }),
});

/** Main topics. */
export const mainTopicAdapter: Adapter = {
  area: 'main_topic',
  list: mainTopicCalls.getAllMainTopic,
  one: mainTopicCalls.viewMainTopicDetails,
  create: mainTopicCalls.createMainTopic,
  update: verb(mainTopicCalls.updateMainTopic, 'main_topic_id'),
  toRecord: (row) => ({ ...row, subcourse: row.subcourse_iid }),
};
