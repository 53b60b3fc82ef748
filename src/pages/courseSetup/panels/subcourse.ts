import { subcourseForms } from '@/resources/subcourse/subcourseForms';
import { recordPanels } from '../recordPanels';

export const subcoursePanels = recordPanels({ level: 'subcourse', forms: subcourseForms, afterAdd: 'view' });
