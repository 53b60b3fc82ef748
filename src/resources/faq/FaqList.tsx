import { ActionColumn } from '@/components/list/ActionColumn';
import { AddButton } from '@/components/list/AddButton';
import { Column } from '@/components/list/Column';
import { ListScreen } from '@/components/list/ListScreen';
import { EditLink, ViewLink } from '@/components/list/RowLink';
import { lazyPart } from '@/components/routing/lazyPart';
import { faqFilter } from '@/contract/faq';

const CourseInput = lazyPart(() => import('@/components/courseTree/CourseInput'), 'CourseInput');
const filter = { schema: faqFilter, inputs: <CourseInput /> };

export const FaqList = () => (
  <ListScreen
    title="faq.list"
    actions={<AddButton label="faq.add" />}
    filter={filter}
    sort={{ field: 'priority_order', order: 'ASC' }}
  >
    <Column source="faq_title" />
    <Column source="course_name" />
    <Column source="priority_order" />
    <ActionColumn>
      <EditLink />
      <ViewLink />
    </ActionColumn>
  </ListScreen>
);
