import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useClearedBelow } from '@/components/cascades/useClearedBelow';
import { useFieldCheck } from '@/components/form/fieldChecks';
import { ReferenceInput } from '@/components/inputs/ReferenceInput';
import type { Reply } from '@/contract/call';
import { departmentCalls } from '@/contract/department';
import { type Designation, designationCalls } from '@/contract/designation';
import { say } from '@/contract/message';
import { misfits } from '@/contract/misfits';
import { useRead } from '@/providers/data/useRead';
import { useBranches } from './useBranches';

interface PlaceInputProps {
  source: string;
}

export const BranchInput = ({ source }: PlaceInputProps) => <ReferenceInput source={source} choices={useBranches()} />;

export const DepartmentInput = ({ source }: PlaceInputProps) => (
  <ReferenceInput source={source} choices={useRead(departmentCalls.getDepartmentAll, {}, departmentChoices)} />
);

interface DesignationInputProps extends PlaceInputProps {
  /** The field of the designation's department. */
  department: string;
}

/** A designation of the chosen department; one call returns those of all departments. */
export function DesignationInput({ source, department }: DesignationInputProps) {
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
  return <ReferenceInput source={source} choices={{ ...read, data }} closed={typeof chosen === 'number' ? undefined : closed} />;
}

const departmentChoices = ({ data }: Reply<typeof departmentCalls.getDepartmentAll>) =>
  data.map(({ id, department_name }) => ({ id, name: department_name }));

const rowsOf = ({ data }: Reply<typeof designationCalls.getDesignationAll>): Designation[] => data;
