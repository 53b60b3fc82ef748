import type { Store } from '@/backend/store/port';
import type { Query, Where } from '@/backend/store/query';

/** The columns of a tag, and the joins that read its records. */
const said = {
  tag_id: 'iid',
  quiz_id: 'quiz_iid',
  question: 'quiz_iid.question',
  correct_option: 'quiz_iid.correct_option',
  answer_desc: 'quiz_iid.answer_desc',
  courses_id: 'course_iid',
  course_name: 'course_iid.course_name',
  subcourse_id: 'subcourse_iid',
  subcourse_name: 'subcourse_iid.subcourse_name',
  subcourse_main_topic_id: 'main_topic_iid',
  topic_title: 'main_topic_iid.topic_title',
  lesson_id: 'lesson_iid',
  lesson_title: 'lesson_iid.lesson_title',
  modelset_id: 'modelset_iid',
  modelset_name: 'modelset_iid.modelset_name',
  year: 'modelset_iid.year',
  quiz_level_id: 'quiz_level_iid',
  level_name: 'quiz_level_iid.level_name',
} as const;

const own = [
  'modelset_order_priority',
  'marks_weightage',
  'lesson_quiz_active',
  'created_by',
  'created_date',
  'modified_by',
  'modified_date',
  'modified_remarks',
] as const;

/** Lists tags with the names of their records, by default in the order of their ids. */
export const listQuizTags = (store: Store, where: Where<'quiz_tag'>, sort: Query<'quiz_tag'>['sort'] = []) =>
  store.list('quiz_tag', { where, columns: own, join: said, sort });
