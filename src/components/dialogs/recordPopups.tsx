import { CreateForm } from '@/components/form/CreateForm';
import { EditForm } from '@/components/form/EditForm';
import type { RecordForms } from '@/components/record/recordForms';
import { ShowRecord } from '@/components/record/ShowRecord';
import { RouteDialog } from './RouteDialog';

/** The popups of a plain resource, for the routes `add`, `edit/:id` and `view/:id` below its list. */
export const recordPopups = ({ name, form, editForm, Inputs, Details }: RecordForms) => ({
  Add: () => (
    <RouteDialog title={`${name}.add`}>
      <CreateForm schema={form}>
        <Inputs />
      </CreateForm>
    </RouteDialog>
  ),
  Edit: () => (
    <RouteDialog title={`${name}.edit`}>
      <EditForm schema={editForm}>
        <Inputs />
      </EditForm>
    </RouteDialog>
  ),
  View: () => (
    <RouteDialog title={`${name}.view`}>
      <ShowRecord>
        <Details />
      </ShowRecord>
    </RouteDialog>
  ),
});
