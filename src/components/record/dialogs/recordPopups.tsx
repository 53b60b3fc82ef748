import type { RecordForms } from '@/components/record/recordForms';
import { addPopup } from './addPopup';
import { editPopup, viewPopup } from './changePopup';

/** The popups of a plain resource, for the routes `add`, `edit/:id` and `view/:id` below its list. */
export const recordPopups = (forms: RecordForms) => ({
  Add: addPopup({ ...forms, title: `${forms.name}.add` }),
  Edit: editPopup(forms),
  View: viewPopup(forms),
});
