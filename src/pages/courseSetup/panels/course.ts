import { courseForms } from '@/resources/course/courseForms';
import { CourseChecklist } from '../CourseChecklist';
import { recordPanels } from '../recordPanels';

export const coursePanels = recordPanels({ level: 'course', forms: courseForms, afterAdd: 'view', More: CourseChecklist });
