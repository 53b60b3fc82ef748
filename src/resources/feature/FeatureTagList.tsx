import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { DeleteLink, EditLink, RestoreLink } from '@/components/list/columns/RowLink';
import { ListScreen } from '@/components/list/ListScreen';
import { AddButton } from '@/components/list/toolbar/ToolButton';
import { lazyPart } from '@/components/ui/lazy/lazyPart';
import { featureTagForm } from '@/contract/featureTag';

const CourseInput = lazyPart(() => import('@/components/product/courseTree/CourseInput'), 'CourseInput');
const filter = { schema: featureTagForm, inputs: <CourseInput /> };

export const FeatureTagList = () => (
  <ListScreen actions={<AddButton />} filter={filter} sort={{ field: 'features_title', order: 'ASC' }}>
    <Column source="features_title" />
    <Column source="course_name" />
    <ActionColumn>
      <EditLink />
      <DeleteLink />
    </ActionColumn>
  </ListScreen>
);

export const FeatureTagRestoreList = () => (
  <ListScreen sort={{ field: 'features_title', order: 'ASC' }}>
    <Column source="features_title" />
    <Column source="course_name" />
    <ActionColumn>
      <RestoreLink />
    </ActionColumn>
  </ListScreen>
);
