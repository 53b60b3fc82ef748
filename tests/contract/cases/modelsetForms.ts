import type { Examples } from '@tests/contract/examples';
import type { Refused } from '@tests/contract/refusals';

export const searched = { courses: 1, year: 2026 };
/** A form in the course and year of the world's model set. */
export const form = {
  courses: 1,
  year: 2026,
  modelset_name: 'Last rehearsal <&>',
  modelset_type: 'ku' as const,
  total_marks: 50,
  pass_marks: 22.5,
  has_negative_marking: 'TRUE' as const,
  has_passage: 'TRUE' as const,
  negative_marking: 0.25,
  exam_time_duration: '00:45:00',
  exam_time_duration_copy: '00:45:00',
};
export const edit = { ...form, modelset_id: 1, modified_remarks: 'as in the exam' };

const notADuration = 'Must be hours, minutes and seconds: hh:mm:ss';
const refusedFields: Refused<'createModelset' | 'updateModelset'>[] = [
  ['courses', undefined, 'This field is required'],
  ['year', 2019, 'Must be a year from 2020 to next year'],
  ['modelset_name', 'Set', 'more than 4 characters'],
  ['modelset_name', 'x'.repeat(101), 'cannot exceed from 100 characters'],
  ['modelset_type', 'other', 'This field is required'],
  ['total_marks', 'many', 'Must be a number'],
  ['total_marks', 22.49, 'Must not be more than the total marks'],
  ['pass_marks', 50.01, 'Must not be more than the total marks'],
  ['pass_marks', -1, 'Must be between 0-9999'],
  ['has_negative_marking', 'y', 'This field is required'],
  ['negative_marking', null, 'This field is required'],
  ['negative_marking', 0, 'Must be between 0.01-9999'],
  ['negative_marking', 0.125, 'Can have max 2 decimal places'],
  ['exam_time_duration', '45:00', notADuration],
  ['exam_time_duration', '00:60:00', notADuration],
  ['exam_time_duration', '00:00:00', 'Must be longer than 00:00:00'],
];
// The message is at the pass marks, whichever of the two is wrong.
export const atPassMarks = refusedFields.filter(([field, value]) => field === 'total_marks' && value === 22.49);
export const atTheirField = refusedFields.filter((row) => !atPassMarks.includes(row));

/** A valid body of each call. */
export const modelsetExamples = {
  filterModelSet: searched,
  filterModelsetCourseyear: searched,
  createModelset: form,
  updateModelset: edit,
  activateModelset: { modelset_id: 1 },
  deactivateModelset: { modelset_id: 1 },
} satisfies Examples;
