import { z } from 'zod/mini';
import { type Adapter, verb } from './adapter';
import { defineCalls, get, patch, post } from './call';
import { audit, id, lectureHours, orStanding, place, reference, type Standing, text } from './fields';
import { data, written } from './replies';

/** A lesson of a main topic, as it is stored. Source: course catalogue, section 3. */
export const lesson = z.object({
  iid: id,
  lesson_title: z.string(),
  slug: z.string(),
  main_topic_iid: id,
  lecture_hours: z.string(),
  lesson_order: z.int(),
  ...audit,
});

const lessonWithNames = z.extend(lesson, {
  category_name: z.string(),
  course_name: z.string(),
  subcourse_name: z.string(),
  main_topic_title: z.string(),
  /** Each with its path below `/media/`. */
  resources: z.array(z.object({ resources_id: id, resources: z.string() })),
});

const fields = z.object({
  lesson_title: text(3, 255, ['more_than', 'cannot_exceed_from']),
  lesson_order: place,
});
const changes = z.extend(fields, { main_topic_id: reference('required'), lecture_hours: z.optional(lectureHours) });

export const lessonForm = z.extend(fields, { subcourse_main_topic_id: reference('required'), lecture_hours: lectureHours });

/** Returns the form that changes this lesson: a title may be longer when it is added than when it is changed. */
export const lessonEditForm = ({ lesson_title }: Standing) =>
  z.extend(changes, { lesson_title: orStanding(lesson_title, text(3, 50, ['more_than', 'cannot_exceed_from'])) });

/** Lessons. Source: course catalogue, sections 2, 5 and 7. */
export const lessonCalls = defineCalls('catalogue', {
  getLessonSelectById: get('/course_setup/getLessonSelectById/{mainTopicId}', {
    offersNames: true,
    summary: 'The lessons of a main topic to choose from, in their order',
    reply: data(z.array(z.pick(lesson, { iid: true, lesson_title: true }))),
  }),
  getLessonOrderSelect: get('/course_setup/getLessonOrderSelect/{mainTopicId}', {
    offersNames: true,
    summary: 'The places to choose from: those taken, each with its lesson, then the number of the next free one',
    reply: data(z.array(z.union([z.int(), z.pick(lesson, { lesson_order: true, lesson_title: true })]))),
  }),
  getLessonById: get('/course_setup/getLessonById/{id}', {
    summary: 'One lesson by its id or slug',
    reply: data(lesson),
  }),
  viewLessonDetails: get('/course_setup/viewLessonDetails/{id}', {
    summary: 'One lesson by its id or slug, with its resources and the names of what it belongs to',
    reply: data(lessonWithNames),
  }),
  createLesson: post('/course_setup/createLesson', {
    summary: 'Add a lesson to a main topic; those from its place on move down',
    body: lessonForm,
    stamp: 'created_by',
    reply: written(lesson),
  }),
  updateLesson: patch('/course_setup/updateLesson', {
    summary: 'Change a lesson; the others of its main topic make room',
    body: z.extend(changes, { lesson_id: id }),
    stamp: 'modified_by',
    reply: written(lesson),
  }),
});

/** Lessons. */
export const lessonAdapter: Adapter = {
  area: 'lesson',
  one: lessonCalls.viewLessonDetails,
  create: lessonCalls.createLesson,
  update: verb(lessonCalls.updateLesson, 'lesson_id'),
  toRecord: (row) => ({ ...row, main_topic_id: row.main_topic_iid }),
};
