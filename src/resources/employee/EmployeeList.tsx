import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { EditLink, ViewLink } from '@/components/list/columns/RowLink';
import { ListScreen } from '@/components/list/ListScreen';
import type { ListChoice } from '@/components/list/toolbar/FacetFilter';
import { AddButton } from '@/components/list/toolbar/ToolButton';
import { digitsText } from '@/components/ui/text/digits';

/** Workplace facets. */
const facets: readonly ListChoice[] = [
  { source: 'curr_department_id', label: 'fields.curr_department_id', named: 'department_name' },
  { source: 'curr_branch_id', label: 'fields.curr_branch_id', named: 'company_name' },
];

export const EmployeeList = () => (
  <ListScreen actions={<AddButton />} facets={facets}>
    <Column source="employee_name" />
    <Column source="designation" label="fields.curr_designation_id" />
    <Column source="department_name" label="fields.curr_department_id" />
    <Column source="company_name" label="fields.curr_branch_id" />
    <Column source="mobile_no" isShort />
    <Column source="joining_date_nep" text={digitsText} isShort />
    <ActionColumn>
      <ViewLink />
      <EditLink />
    </ActionColumn>
  </ListScreen>
);
