import type { RecordForms } from '@/components/record/recordForms';
import { menuEditForm, menuForm } from '@/contract/menu';
import { MenuDetails } from './MenuDetails';
import { MenuInputs } from './MenuInputs';

/** The forms and details of a menu. */
export const menuForms: RecordForms<typeof menuForm> = {
  name: 'menu',
  form: menuForm,
  editForm: menuEditForm,
  Inputs: MenuInputs,
  Details: MenuDetails,
};
