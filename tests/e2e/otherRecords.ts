import { noAudit } from '../support/blankColumns';

const lesson = { iid: 1, slug: 'rights', lesson_title: 'Rights', lesson_order: 1, sub_topics: [] };
const mainTopic = { iid: 1, slug: 'law', topic_title: 'Law', lessons: [lesson] };
const subcourse = { iid: 1, slug: 'first', subcourse_name: 'First', subcourse_code: 'F1', main_topics: [mainTopic] };
export const course = {
  iid: 1,
  course_slug: 'so',
  course_name: 'SO',
  course_code: 'SO',
  is_course_live: 'n',
  subcourses: [subcourse],
};
/** A foreign server's catalogue: one record on each level. */
export const category = { iid: 1, category_slug: 'psc', category_name: 'PSC', course_categories_code: 'PSC', courses: [course] };
/** The lesson as its own call returns it. */
export const details = {
  ...{ iid: 1, slug: 'rights', lesson_title: 'Rights', lesson_order: 1, main_topic_iid: 1, lecture_hours: '2', resources: [] },
  ...{ category_name: 'PSC', course_name: 'SO', subcourse_name: 'First', main_topic_title: 'Law', ...noAudit },
};
