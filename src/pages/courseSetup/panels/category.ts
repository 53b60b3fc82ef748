import { categoryForms } from '@/resources/courseCategory/categoryForms';
import { recordPanels } from '../recordPanels';

export const categoryPanels = recordPanels({ level: 'category', forms: categoryForms, afterAdd: 'next' });
