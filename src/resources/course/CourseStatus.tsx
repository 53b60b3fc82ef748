import { type RaRecord, useRecordContext } from 'react-admin';
import { LiveChip } from '@/components/product/courseTree/CourseLive';
import { hasCertificate } from '@/contract/course';
import { isYes, type Standing } from '@/contract/fields';

/** Returns the title of the popup that adds a course's certificate, or changes it. */
export const certificateTitle = (course: Standing): string =>
  hasCertificate(course) ? 'course.certificate' : 'course.add_certificate';

/** Whether learners see a course. */
export const isLive = ({ is_course_live }: RaRecord): boolean => isYes(is_course_live);

export const isNotLive = (course: RaRecord): boolean => !isLive(course);

/** Shows whether learners see the course of the context. */
export const CourseStatus = () => <LiveChip live={isYes(useRecordContext()?.is_course_live)} />;
