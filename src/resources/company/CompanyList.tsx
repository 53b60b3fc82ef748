import { ActionColumn } from '@/components/list/columns/ActionColumn';
import { Column } from '@/components/list/columns/Column';
import { ImageLink, imageText } from '@/components/list/columns/ImageLink';
import { ListScreen } from '@/components/list/ListScreen';
import { AddButton } from '@/components/list/toolbar/ToolButton';

export const CompanyList = () => (
  <ListScreen actions={<AddButton />}>
    <Column source="company_name" />
    <Column source="company_address" />
    <Column source="company_email" />
    <Column source="contact_numbers" label="fields.company_contact" />
    <Column source="company_logo" text={imageText}>
      <ImageLink source="company_logo" />
    </Column>
    <ActionColumn />
  </ListScreen>
);
