import { TextInput } from '@/components/form/inputs/TextInput';
import { Cell } from '@/components/form/layout';
import { AuditDetails } from '@/components/record/details/AuditDetails';
import { Detail, Details } from '@/components/record/details/Details';
import type { RecordForms } from '@/components/record/recordForms';
import { NodeParentInput } from '@/components/tree/NodeParentInput';
import { designationEditForm, designationForm } from '@/contract/designation';
import { designationArea } from './designationArea';

const addsDepartment = { to: '/department', right: 'organisation' } as const;

/** The inputs of a designation, for both of its forms. */
const DesignationInputs = () => (
  <>
    <Cell width={8}>
      <TextInput source="designation" />
    </Cell>
    <Cell width={4}>
      <TextInput source="designation_code" />
    </Cell>
    <NodeParentInput
      source="department"
      area={designationArea}
      fits={({ row }) => row === 'department'}
      misfit="must_be_id"
      adds={addsDepartment}
    />
  </>
);

/** A designation's details and audit. */
const DesignationDetails = () => (
  <Details>
    <Detail source="designation" />
    <Detail source="designation_code" />
    <AuditDetails />
  </Details>
);

/** The forms and details of a designation. */
export const designationForms: RecordForms<typeof designationForm> = {
  name: 'designation',
  form: designationForm,
  editForm: designationEditForm,
  Inputs: DesignationInputs,
  Details: DesignationDetails,
};
