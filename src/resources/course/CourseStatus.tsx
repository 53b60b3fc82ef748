import { useRecordContext } from 'react-admin';
import { LiveChip } from '@/components/courseTree/LiveChip';
import { isYes } from '@/contract/fields';

/** Whether learners see the course that stands here. */
export const CourseStatus = () => <LiveChip live={isYes(useRecordContext()?.is_course_live)} />;
