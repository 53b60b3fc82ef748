import { Typography } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { FormBody } from '@/components/form/FormBody';
import { EditForm } from '@/components/record/EditForm';
import type { RecordForms } from '@/components/record/recordForms';
import { RouteDialog } from './RouteDialog';

interface EditPopup extends Pick<RecordForms, 'name' | 'editForm' | 'Inputs' | 'width'> {
  /** Which records can be changed; without it, all. For the others the text is `<name>.edit_none`. */
  fits?: (record: RaRecord) => boolean;
}

/** The popup that changes a record, for the route `edit/:id` below its list; also of a resource that has no other form. */
export const editPopup =
  ({ name, editForm, Inputs, width, fits }: EditPopup) =>
  () => (
    <RouteDialog title={`${name}.edit`} record="changed" {...(width && { width })}>
      <EditForm schema={editForm} fits={fits} unfit={<Unfit text={`${name}.edit_none`} />}>
        <Inputs />
      </EditForm>
    </RouteDialog>
  );

function Unfit({ text }: { text: string }) {
  const translate = useTranslate();
  return (
    <FormBody>
      <Typography sx={{ pb: 2 }}>{translate(text)}</Typography>
    </FormBody>
  );
}
