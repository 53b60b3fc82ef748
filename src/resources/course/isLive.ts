import type { RaRecord } from 'react-admin';
import { isYes } from '@/contract/fields';

/** Whether learners see a course. */
export const isLive = ({ is_course_live }: RaRecord): boolean => isYes(is_course_live);

export const isNotLive = (course: RaRecord): boolean => !isLive(course);
