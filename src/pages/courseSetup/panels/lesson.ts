import { LessonResources } from '@/resources/lesson/LessonResources';
import { lessonForms } from '@/resources/lesson/lessonForms';
import { recordPanels } from '../recordPanels';

export const lessonPanels = recordPanels({ level: 'lesson', forms: lessonForms, afterAdd: 'view', More: LessonResources });
