import { Typography } from '@mui/material';
import { type RaRecord, useGetList, useRecordContext, useTranslate } from 'react-admin';
import { useFieldRules } from '@/components/form/fieldRules';
import { ReferenceInput } from '@/components/form/inputs/ReferenceInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { Detail, DetailRow, Details } from '@/components/record/details/Details';
import { byId, everyRow } from '@/components/record/listRead';
import type { RecordForms } from '@/components/record/recordForms';
import { isYes } from '@/contract/fields';
import { inviteForm, staffRoleForm } from '@/contract/staff';

/** The role of an account: of a new one, with whom it is and where the mail goes. */
function StaffInputs() {
  const translate = useTranslate();
  return (
    <>
      <InviteHint />
      <TextInput source="email" type="email" />
      <TextInput source="first_name" />
      <TextInput source="last_name" />
      <RoleInput />
      <Typography variant="body2" color="text.secondary">
        {translate('staff.no_role')}
      </Typography>
    </>
  );
}

/** Says of a new account how its password is set. */
function InviteHint() {
  const translate = useTranslate();
  const { applies } = useFieldRules('email');
  return applies && <Typography variant="body2">{translate('staff.invite_hint')}</Typography>;
}

const addsRole = { to: '/role/add', right: 'staff' } as const;

function RoleInput() {
  const { data, error, isPending, refetch } = useGetList<RaRecord>('role', { pagination: everyRow, sort: byId });
  const roles = data?.map(({ id, role_name }) => ({ id: Number(id), name: String(role_name) }));
  return <ReferenceInput source="role_iid" choices={{ data: roles, error, isPending, refetch }} adds={addsRole} />;
}

function StaffDetails() {
  const translate = useTranslate();
  const account = useRecordContext();
  return (
    <Details>
      <Detail source="email" />
      <DetailRow source="role_iid">{account?.role_name ?? translate('choices.role_iid.null')}</DetailRow>
      <DetailRow source="has_second_factor">
        {translate(`choices.has_second_factor.${account?.has_second_factor === true}`)}
      </DetailRow>
      <DetailRow source="is_active">{translate(isYes(account?.is_active) ? 'ui.active' : 'ui.inactive')}</DetailRow>
    </Details>
  );
}

/** The forms and details of an account of the staff. */
export const staffForms: RecordForms = {
  name: 'staff',
  form: inviteForm,
  editForm: staffRoleForm,
  Inputs: StaffInputs,
  Details: StaffDetails,
};
