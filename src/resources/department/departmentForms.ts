import type { RecordForms } from '@/components/record/recordForms';
import { departmentEditForm, departmentForm } from '@/contract/department';
import { DepartmentDetails } from './DepartmentDetails';
import { DepartmentInputs } from './DepartmentInputs';

/** The forms and details of a department. */
export const departmentForms: RecordForms<typeof departmentForm> = {
  name: 'department',
  form: departmentForm,
  editForm: departmentEditForm,
  Inputs: DepartmentInputs,
  Details: DepartmentDetails,
};
