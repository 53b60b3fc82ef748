import { EditForm } from '@/components/form/EditForm';
import type { RecordForms } from '@/components/record/recordForms';
import { RouteDialog } from './RouteDialog';

/** The popup that changes a record, for the route `edit/:id` below its list; also of a resource that has no other form. */
export const editPopup =
  ({ name, editForm, Inputs, width }: Pick<RecordForms, 'name' | 'editForm' | 'Inputs' | 'width'>) =>
  () => (
    <RouteDialog title={`${name}.edit`} record="changed" {...(width && { width })}>
      <EditForm schema={editForm}>
        <Inputs />
      </EditForm>
    </RouteDialog>
  );
