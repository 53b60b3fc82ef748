import type { RuleKey } from './message';

/** The messages for a record that doesn't belong to the choice above it. */
export const misfits = {
  subcourse: 'not_of_course',
  main_topic: 'not_of_subcourse',
  lesson: 'not_of_main_topic',
  sub_topic: 'not_of_lesson',
  modelset: 'not_of_course_year',
  batch: 'not_of_course_year',
  district: 'not_of_zone',
  designation: 'not_of_department',
} as const satisfies Readonly<Record<string, RuleKey>>;
