import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { RestoreLink } from '@/components/list/columns/RowLink';
import { ListScreen } from '@/components/list/ListScreen';

export const FeatureTagRestoreList = () => (
  <ListScreen sort={{ field: 'features_title', order: 'ASC' }}>
    <Column source="features_title" />
    <Column source="course_name" />
    <ActionColumn>
      <RestoreLink />
    </ActionColumn>
  </ListScreen>
);
