import { courseForms } from '@/resources/course/courseForms';
import { recordPanels } from '../recordPanels';

export const coursePanels = recordPanels({ level: 'course', forms: courseForms, afterAdd: 'view' });
