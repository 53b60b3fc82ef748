import { ActionColumn } from '@/components/list/ActionColumn';
import { Column } from '@/components/list/Column';
import { ListScreen } from '@/components/list/ListScreen';
import { RestoreLink } from '@/components/list/RowLink';

export const FeatureTagRestoreList = () => (
  <ListScreen sort={{ field: 'features_title', order: 'ASC' }}>
    <Column source="features_title" />
    <Column source="course_name" />
    <ActionColumn>
      <RestoreLink />
    </ActionColumn>
  </ListScreen>
);
