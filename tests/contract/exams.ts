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
