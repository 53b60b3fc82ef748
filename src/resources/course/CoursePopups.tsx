import { recordPopups } from '@/components/dialogs/recordPopups';
import { courseForms } from './courseForms';

export const CoursePopups = recordPopups(courseForms);
