import { recordPopups } from '@/components/dialogs/recordPopups';
import { subcourseForms } from './subcourseForms';

export const SubcoursePopups = recordPopups(subcourseForms);
