import type { Store } from '@/backend/store/port';
import type { Finding } from '@/contract/contentHealth';
import type { YesNo } from '@/contract/fields';
import type { InCourse, Page } from './findingsOf';

/** A record of the catalogue that lacks something, with its course. */
interface PlacedRow {
  record: number;
  name: string;
  slug: string;
  course_iid: number;
  course_name: string;
  /** What a lesson without questions belongs to. */
  above?: Finding['above'];
}

/** The records of a kind, in courses that are live or in others. */
export interface PartKind {
  kind: 'no_subcourse' | 'no_main_topic' | 'no_lesson' | 'no_sub_topic' | 'no_question';
  area: 'course' | 'subcourse' | 'main_topic' | 'lesson';
  count(store: Store, live: YesNo): Promise<number>;
  list(store: Store, live: YesNo, page?: Page): Promise<PlacedRow[]>;
  inCourse: InCourse;
}

const courses = (is_course_live: YesNo) => ({ where: { is_course_live }, without: 'subcourse.course_id' }) as const;

const subcourses = (live: YesNo) =>
  ({ where: { 'course_id.is_course_live': live }, without: 'main_topic.subcourse_iid' }) as const;

const mainTopics = (live: YesNo) =>
  ({ where: { 'subcourse_iid.course_id.is_course_live': live }, without: 'lesson.main_topic_iid' }) as const;

const lessonsOf = (live: YesNo) => ({ 'main_topic_iid.subcourse_iid.course_id.is_course_live': live }) as const;
const lessons = (live: YesNo) => ({ where: lessonsOf(live), without: 'sub_topic.lesson_iid' }) as const;
const unasked = (live: YesNo) => ({ where: lessonsOf(live), without: 'quiz_tag.lesson_iid' }) as const;

const inLesson = {
  columns: [],
  join: {
    record: 'iid',
    name: 'lesson_title',
    slug: 'slug',
    course_name: 'main_topic_iid.subcourse_iid.course_id.course_name',
    course_iid: 'main_topic_iid.subcourse_iid.course_id',
  },
} as const;

/** By the names that a tag's form has. */
const aboveLesson = {
  courses: 'main_topic_iid.subcourse_iid.course_id',
  subcourse: 'main_topic_iid.subcourse_iid',
  subcourse_main_topic: 'main_topic_iid',
} as const;

const inSubcourse = 'subcourse.course_id';
const inMainTopic = 'main_topic.subcourse_iid';
const lessonWithout = (without: 'sub_topic.lesson_iid' | 'quiz_tag.lesson_iid') =>
  ({ by: inSubcourse, referredBy: [{ by: inMainTopic, referredBy: [{ by: 'lesson.main_topic_iid', without }] }] }) as const;

/** The records of the catalogue without any below them, of which learners meet an empty part. */
export const emptyParts: readonly PartKind[] = [
  {
    kind: 'no_subcourse',
    area: 'course',
    count: (store, live) => store.count('course', courses(live)),
    list: (store, live, page) =>
      store.list('course', {
        ...courses(live),
        columns: [],
        join: {
          record: 'iid',
          name: 'course_name',
          slug: 'course_slug',
          course_name: 'course_name',
          course_iid: 'iid',
        },
        ...page,
      }),
    inCourse: { has: { by: inSubcourse }, isMissing: true },
  },
  {
    kind: 'no_main_topic',
    area: 'subcourse',
    count: (store, live) => store.count('subcourse', subcourses(live)),
    list: (store, live, page) =>
      store.list('subcourse', {
        ...subcourses(live),
        columns: [],
        join: {
          record: 'iid',
          name: 'subcourse_name',
          slug: 'slug',
          course_name: 'course_id.course_name',
          course_iid: 'course_id',
        },
        ...page,
      }),
    inCourse: { has: { by: inSubcourse, without: inMainTopic } },
  },
  {
    kind: 'no_lesson',
    area: 'main_topic',
    count: (store, live) => store.count('main_topic', mainTopics(live)),
    list: (store, live, page) =>
      store.list('main_topic', {
        ...mainTopics(live),
        columns: [],
        join: {
          record: 'iid',
          name: 'topic_title',
          slug: 'slug',
          course_name: 'subcourse_iid.course_id.course_name',
          course_iid: 'subcourse_iid.course_id',
        },
        ...page,
      }),
    inCourse: { has: { by: inSubcourse, referredBy: [{ by: inMainTopic, without: 'lesson.main_topic_iid' }] } },
  },
  {
    kind: 'no_sub_topic',
    area: 'lesson',
    count: (store, live) => store.count('lesson', lessons(live)),
    list: (store, live, page) => store.list('lesson', { ...lessons(live), ...inLesson, ...page }),
    inCourse: { has: lessonWithout('sub_topic.lesson_iid') },
  },
];

/** The lessons without a question to practise with. */
export const unaskedLessons: PartKind = {
  kind: 'no_question',
  area: 'lesson',
  count: (store, live) => store.count('lesson', unasked(live)),
  inCourse: { has: lessonWithout('quiz_tag.lesson_iid') },
  list: async (store, live, page) => {
    const rows = await store.list('lesson', {
      ...unasked(live),
      columns: [],
      join: { ...inLesson.join, ...aboveLesson },
      ...page,
    });
    return rows.map(({ courses: course, subcourse, subcourse_main_topic, ...row }) => ({
      ...row,
      above: { courses: course, subcourse, subcourse_main_topic },
    }));
  },
};
