import { recordPopups } from '@/components/dialogs/recordPopups';
import { categoryForms } from './categoryForms';

export const CategoryPopups = recordPopups(categoryForms);
