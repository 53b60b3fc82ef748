import { ActionColumn } from '@/components/list/ActionColumn';
import { Column } from '@/components/list/Column';
import { ListScreen } from '@/components/list/ListScreen';
import { DeleteLink, EditLink } from '@/components/list/RowLink';
import { lazyPart } from '@/components/routing/lazyPart';
import { featureTagForm } from '@/contract/featureTag';

const CourseInput = lazyPart(() => import('@/components/courseTree/CourseInput'), 'CourseInput');
const filter = { schema: featureTagForm, inputs: <CourseInput /> };

export const FeatureTagList = () => (
  <ListScreen filter={filter} sort={{ field: 'features_title', order: 'ASC' }}>
    <Column source="features_title" />
    <Column source="course_name" />
    <ActionColumn>
      <EditLink />
      <DeleteLink />
    </ActionColumn>
  </ListScreen>
);
