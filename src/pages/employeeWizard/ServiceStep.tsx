import { useMemo } from 'react';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFieldCheck } from '@/components/form/fieldRules';
import { DatePairInput } from '@/components/form/inputs/DatePairInput';
import { ReferenceInput } from '@/components/form/inputs/ReferenceInput';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import { PhoneInput, TextInput } from '@/components/form/inputs/TextInput';
import { Cell, Group } from '@/components/form/layout';
import { useClearedBelow } from '@/components/product/cascades/CascadeInput';
import type { Reply } from '@/contract/call';
import { departmentCalls } from '@/contract/department';
import { type Designation, designationCalls } from '@/contract/designation';
import { say } from '@/contract/message';
import { misfits } from '@/contract/misfits';
import { useRead } from '@/providers/data/useRead';

/** An employee's place of work, and starting date. */
export const ServiceStep = () => (
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
);

/** Who can give a reference. */
export const MoreService = () => (
  <Group title="employee.reference">
    <TextInput source="ref_person_name" />
    <PhoneInput source="ref_contact_no" />
    <TextInput source="ref_designation" />
    <TextInput source="ref_company_name" />
  </Group>
);

interface PlaceInputProps {
  source: string;
}

const addsBranch = { to: '/company/add', right: 'organisation' } as const;
const addsDepartment = { to: '/department', right: 'organisation' } as const;
const addsDesignation = { to: '/designation/create', right: 'organisation' } as const;

const BranchInput = ({ source }: PlaceInputProps) => <ReferenceInput source={source} choices={useBranches()} adds={addsBranch} />;

const DepartmentInput = ({ source }: PlaceInputProps) => (
  <ReferenceInput
    source={source}
    choices={useRead(departmentCalls.getDepartmentAll, {}, departmentChoices)}
    adds={addsDepartment}
  />
);

interface DesignationInputProps extends PlaceInputProps {
  /** The field of the designation's department. */
  department: string;
}

/** A designation of the chosen department; one call returns those of all departments. */
function DesignationInput({ source, department }: DesignationInputProps) {
  const translate = useTranslate();
  const chosen: unknown = useWatch({ name: department });
  const { data: all, ...read } = useRead(designationCalls.getDesignationAll, {}, rowsOf);
  useClearedBelow(source, [department]);
  useFieldCheck(source, (value) => {
    const designation = all?.find(({ id }) => id === value);
    return designation && designation.department !== chosen ? say(misfits.designation) : undefined;
  });

  const data = all?.filter((row) => row.department === chosen).map(({ id, designation }) => ({ id, name: designation }));
  const closed = translate('ui.choose_first', { field: translate(`fields.${department}`) });
  return (
    <ReferenceInput
      source={source}
      choices={{ ...read, data }}
      closed={typeof chosen === 'number' ? undefined : closed}
      adds={addsDesignation}
    />
  );
}

const departmentChoices = ({ data }: Reply<typeof departmentCalls.getDepartmentAll>) =>
  data.map(({ id, department_name }) => ({ id, name: department_name }));

const rowsOf = ({ data }: Reply<typeof designationCalls.getDesignationAll>): Designation[] => data;

const everything = { pagination: { page: 1, perPage: Number.MAX_SAFE_INTEGER }, sort: { field: 'id', order: 'ASC' } } as const;

/** The branches to choose from: the companies. */
function useBranches() {
  const { data, error, isPending, refetch } = useGetList<RaRecord<number>>('company', everything);
  const choices = useMemo(() => data?.map(({ id, company_name }) => ({ id, name: String(company_name) })), [data]);
  return { data: choices, error, isPending, refetch };
}
