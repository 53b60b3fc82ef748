import type { NewRow } from '@/backend/store/tables';
import { audit } from './audit';

export const batch: NewRow<'batch'> = {
  batch_name: 'Morning',
  batch_year: 2026,
  course_iid: 1,
  batch_start_date: '2026-04-14',
  batch_start_date_nep: '2083-01-01',
  batch_end_date: '2026-07-16',
  batch_end_date_nep: '2083-03-32',
  ...audit,
};

export const modelset: NewRow<'modelset'> = {
  modelset_name: 'First rehearsal',
  modelset_type: 'normal',
  year: 2026,
  course_iid: 1,
  total_marks: 100,
  pass_marks: 40,
  has_negative: 'TRUE',
  negative_marking: 0.25,
  has_passage: 'FALSE',
  exam_time_duration: '01:30:00',
  is_active: 'y',
  ...audit,
};

/** Tags the second question with the first lesson in order, and with the model set. */
export const quizTag: NewRow<'quiz_tag'> = {
  quiz_iid: 2,
  course_iid: 1,
  subcourse_iid: 1,
  main_topic_iid: 1,
  lesson_iid: 2,
  modelset_iid: 1,
  quiz_level_iid: 1,
  modelset_order_priority: 1,
  marks_weightage: 2.5,
  lesson_quiz_active: 'n',
  ...audit,
};

export const liveQuiz: NewRow<'live_modelset_tag'> = {
  modelset_iid: 1,
  batch_iid: null,
  live_start_date_time: '2026-04-14T10:30:00.000Z',
  live_end_date_time: '2026-04-14T12:30:00.000Z',
  live_start_nep_date: '2083-01-01',
  live_end_nep_date: '2083-01-01',
  exam_time_duration: '01:30:00',
  live_exam_status: 'PENDING',
  ...audit,
};

export const passage: NewRow<'passage'> = {
  course_iid: 1,
  paragraph_title: 'Above the valley',
  paragraph: '<p>The Bagmati leaves the valley at <b>Chobhar</b>.</p>',
  ...audit,
};

export const passageTag: NewRow<'passage_modelset_tag'> = {
  passage_iid: 1,
  course_iid: 1,
  subcourse_iid: 1,
  modelset_iid: 1,
  is_deleted_flag: 'n',
  ...audit,
};
