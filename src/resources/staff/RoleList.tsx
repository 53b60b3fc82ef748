import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { DeleteLink, EditLink, ViewLink } from '@/components/list/columns/RowLink';
import { ListScreen } from '@/components/list/ListScreen';
import { AddButton } from '@/components/list/toolbar/ToolButton';
import { OnRest } from '@/components/record/OnRest';

/** The roles, and how many accounts have each. */
export const RoleList = () => (
  <OnRest title="role.list" none="staff.none">
    <ListScreen actions={<AddButton />} sort={{ field: 'role_name', order: 'ASC' }}>
      <Column source="role_name" />
      <Column source="people" isShort />
      <ActionColumn>
        <ViewLink />
        <EditLink />
        <DeleteLink />
      </ActionColumn>
    </ListScreen>
  </OnRest>
);
