import { useRecordContext } from 'react-admin';
import { LiveChip } from '@/components/courseTree/LiveChip';
import { isYes } from '@/contract/fields';

/** Shows whether learners see the course of the context. */
export const CourseStatus = () => <LiveChip live={isYes(useRecordContext()?.is_course_live)} />;
