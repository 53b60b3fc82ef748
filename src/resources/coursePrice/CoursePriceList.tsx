import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { DeleteLink, EditLink, ViewLink } from '@/components/list/columns/RowLink';
import { StatusLink, status } from '@/components/list/columns/StatusLink';
import { ListScreen } from '@/components/list/ListScreen';
import { StatusFilter } from '@/components/list/toolbar/shortInputs';
import { AddButton } from '@/components/list/toolbar/ToolButton';
import { lazyPart } from '@/components/ui/lazy/lazyPart';
import { rupees } from '@/components/ui/text/digits';
import { coursePriceFilter } from '@/contract/coursePrice';
import { accessText, FeeToPay, PriceToPay } from './toPay';

const CourseInput = lazyPart(() => import('@/components/product/courseTree/CourseInput'), 'CourseInput');

const filter = {
  schema: coursePriceFilter,
  inputs: (
    <>
      <CourseInput />
      <StatusFilter source="is_active" />
    </>
  ),
};

export const CoursePriceList = () => (
  <ListScreen actions={<AddButton label="course_price.add_button" />} filter={filter}>
    <Column source="course_name" />
    <Column source="package_name" />
    <Column source="price_to_pay" text={rupees} isAmount>
      <PriceToPay />
    </Column>
    <Column source="fee_to_pay" text={rupees} isAmount>
      <FeeToPay />
    </Column>
    <Column source="access" label="fields.access_days" text={accessText} />
    <Column source="is_active" text={status}>
      <StatusLink source="is_active" />
    </Column>
    <ActionColumn>
      <ViewLink />
      <EditLink />
      <DeleteLink />
    </ActionColumn>
  </ListScreen>
);
