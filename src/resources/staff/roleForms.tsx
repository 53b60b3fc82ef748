import { useRecordContext, useTranslate } from 'react-admin';
import { TextInput } from '@/components/form/inputs/TextInput';
import { AuditDetails } from '@/components/record/details/AuditDetails';
import { Detail, DetailRow, Details } from '@/components/record/details/Details';
import type { RecordForms } from '@/components/record/recordForms';
import { rightAreas, rights } from '@/contract/rights';
import { roleForm } from '@/contract/role';
import { RightsInput } from './RightsInput';

const RoleInputs = () => (
  <>
    <TextInput source="role_name" />
    <RightsInput />
  </>
);

/** What a role allows, area by area. */
function RoleDetails() {
  const translate = useTranslate();
  const given = rights.safeParse(useRecordContext()?.rights).data;
  return (
    <Details>
      <Detail source="people" />
      {rightAreas.map((area) => (
        <DetailRow key={area} source={area} label={`parts.rights.${area}`}>
          {translate(`choices.rights.${given?.[area] ?? 'none'}`)}
        </DetailRow>
      ))}
      <AuditDetails />
    </Details>
  );
}

/** The forms and details of a role. */
export const roleForms: RecordForms = {
  name: 'role',
  form: roleForm,
  editForm: roleForm,
  Inputs: RoleInputs,
  Details: RoleDetails,
};
