import { TextInput } from '@/components/form/inputs/TextInput';
import { Cell } from '@/components/form/layout';
import { AuditDetails } from '@/components/record/details/AuditDetails';
import { Detail, Details } from '@/components/record/details/Details';
import type { RecordForms } from '@/components/record/recordForms';
import { NodeParentInput } from '@/components/tree/NodeParentInput';
import { departmentEditForm, departmentForm } from '@/contract/department';
import { departmentArea } from './departmentArea';

/** The inputs of a department, for both of its forms. */
const DepartmentInputs = () => (
  <>
    <Cell width={8}>
      <TextInput source="department_name" />
    </Cell>
    <Cell width={4}>
      <TextInput source="department_code" />
    </Cell>
    <NodeParentInput source="parent" area={departmentArea} fits={() => true} misfit="below_itself" />
  </>
);

/** A department's details and audit. */
const DepartmentDetails = () => (
  <Details>
    <Detail source="department_name" />
    <Detail source="department_code" />
    <AuditDetails />
  </Details>
);

/** The forms and details of a department. */
export const departmentForms: RecordForms<typeof departmentForm> = {
  name: 'department',
  form: departmentForm,
  editForm: departmentEditForm,
  Inputs: DepartmentInputs,
  Details: DepartmentDetails,
};
