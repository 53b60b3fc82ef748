import ResetIcon from '@mui/icons-material/LockResetOutlined';
import { type RaRecord, useGetIdentity } from 'react-admin';
import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { EditLink, RowLink, ViewLink } from '@/components/list/columns/RowLink';
import { StatusLink, status } from '@/components/list/columns/StatusLink';
import { ListScreen } from '@/components/list/ListScreen';
import { AddButton } from '@/components/list/toolbar/ToolButton';
import { OnRest } from '@/components/record/OnRest';
import type { ShownText } from '@/components/ui/text/shownText';

/** An account without a role may do everything. */
const roleText: ShownText = (name, { translate }) => name || translate('choices.role_iid.null');

const flag = { source: 'is_active', text: (on: boolean) => (on ? 'ui.active' : 'ui.inactive') };

/** The accounts of the staff, those that can't sign in too. */
export function StaffList() {
  const { identity } = useGetIdentity();
  // One's own second factor is turned off in the settings.
  const fits = ({ has_second_factor, email }: RaRecord) => has_second_factor === true && email !== identity?.id;
  return (
    <OnRest title="staff.list" none="staff.none">
      <ListScreen actions={<AddButton />} flag={flag} sort={{ field: 'full_name', order: 'ASC' }}>
        <Column source="full_name" label="fields.account_name" />
        <Column source="email" />
        <Column source="role_name" label="fields.role_iid" text={roleText} />
        <Column source="is_active" text={status}>
          <StatusLink source="is_active" />
        </Column>
        <ActionColumn>
          <ViewLink />
          <EditLink />
          <RowLink to="reset_factor" label="staff.reset_factor_name" short="staff.reset_factor_word" fits={fits} danger>
            <ResetIcon fontSize="small" />
          </RowLink>
        </ActionColumn>
      </ListScreen>
    </OnRest>
  );
}
