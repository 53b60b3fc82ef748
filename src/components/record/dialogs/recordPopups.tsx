import { useListContext } from 'react-admin';
import type { z } from 'zod/mini';
import { askedOf, byUsualName } from '@/components/form/filterDefaults';
import { CreateForm } from '@/components/record/CreateForm';
import type { RecordForms } from '@/components/record/recordForms';
import { editPopup, viewPopup } from './changePopup';
import { RouteDialog } from './RouteDialog';

/** The popups of a plain resource, for the routes `add`, `edit/:id` and `view/:id` below its list. */
export const recordPopups = (forms: RecordForms) => {
  const { name, form, Inputs, AddForm = CreateForm, width } = forms;
  return {
    Add: () => (
      <RouteDialog title={`${name}.add`} {...(width && { width })}>
        <AddForm schema={form} defaults={useFilterDefaults(form)}>
          <Inputs />
        </AddForm>
      </RouteDialog>
    ),
    Edit: editPopup(forms),
    View: viewPopup(forms),
  };
};

/** Returns a new record's initial values: the list's filter. */
function useFilterDefaults(form: z.ZodMiniObject): Record<string, unknown> {
  return askedOf(form, byUsualName(useListContext().filterValues));
}
