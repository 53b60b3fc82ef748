import { useListContext } from 'react-admin';
import type { z } from 'zod/mini';
import { askedOf, byUsualName } from '@/components/form/filterDefaults';
import { CreateForm } from '@/components/record/CreateForm';
import type { RecordForms } from '@/components/record/recordForms';
import { RouteDialog } from './RouteDialog';

interface AddPopup extends Pick<RecordForms, 'form' | 'Inputs' | 'AddForm' | 'width'> {
  /** A key of the catalogue. */
  title: string;
}

/** The popup that adds a record, for the route `add` below its list; also of a resource that has no other form. */
export const addPopup =
  ({ title, form, Inputs, AddForm = CreateForm, width }: AddPopup) =>
  () => (
    <RouteDialog title={title} {...(width && { width })}>
      <AddForm schema={form} defaults={useFilterDefaults(form)}>
        <Inputs />
      </AddForm>
    </RouteDialog>
  );

/** Returns a new record's initial values: the list's filter. */
function useFilterDefaults(form: z.ZodMiniObject): Record<string, unknown> {
  return askedOf(form, byUsualName(useListContext().filterValues));
}
