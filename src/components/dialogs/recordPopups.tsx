import type { ComponentType } from 'react';
import type { z } from 'zod';
import { CreateForm } from '@/components/form/CreateForm';
import { EditForm } from '@/components/form/EditForm';
import { RemarksInput } from '@/components/inputs/RemarksInput';
import { ShowRecord } from '@/components/record/ShowRecord';
import { RouteDialog } from './RouteDialog';

interface RecordPopupsProps {
  /** The area's place in the catalogue of texts: its titles are `<name>.add`, `.edit` and `.view`. */
  name: string;
  form: z.ZodObject;
  editForm: z.ZodObject;
  Inputs: ComponentType;
  Details: ComponentType;
}

/** The popups of a plain resource, for the routes `add`, `edit/:id` and `view/:id` below its list. */
export const recordPopups = ({ name, form, editForm, Inputs, Details }: RecordPopupsProps) => ({
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
        <RemarksInput />
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
