import { ActionColumn } from '@/components/list/ActionColumn';
import { AddButton } from '@/components/list/AddButton';
import { Column } from '@/components/list/Column';
import { ImageLink, imageText } from '@/components/list/ImageLink';
import { ListScreen } from '@/components/list/ListScreen';

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
