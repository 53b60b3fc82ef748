import { Cell } from '@/components/form/Cell';
import { Group } from '@/components/form/Group';
import { DatePairInput } from '@/components/inputs/DatePairInput';
import { PhoneInput } from '@/components/inputs/PhoneInput';
import { SelectInput } from '@/components/inputs/SelectInput';
import { TextInput } from '@/components/inputs/TextInput';
import { BranchInput, DepartmentInput, DesignationInput } from './PlaceInputs';

/** An employee's place of work, starting date and references. */
export const ServiceStep = () => (
  <>
    <Group title="employee.place">
      <Cell width={8}>
        <BranchInput source="curr_branch_id" />
      </Cell>
      <Cell width={4}>
        <SelectInput source="employment_status" />
      </Cell>
      <Cell width={6}>
        <DepartmentInput source="curr_department_id" />
      </Cell>
      <Cell width={6}>
        <DesignationInput source="curr_designation_id" department="curr_department_id" />
      </Cell>
      <DatePairInput source="joining_date_nep" ad="joining_date_eng" />
    </Group>
    <Group title="employee.reference">
      <TextInput source="ref_person_name" />
      <PhoneInput source="ref_contact_no" />
      <TextInput source="ref_designation" />
      <TextInput source="ref_company_name" />
    </Group>
  </>
);
