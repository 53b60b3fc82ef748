import type { z } from 'zod/mini';
import type { RecordForms } from '@/components/record/recordForms';
import type { Verb } from '@/contract/adapter';
import { addPopup } from './addPopup';
import { changePopup, editPopup } from './changePopup';
import { type Confirmation, confirmPopup } from './confirmPopup';

type Question = Pick<Confirmation, 'texts' | 'change'>;

/** Tags: records that link one kind of record with another, such as features with courses. A deleted tag can be restored. */
interface Tags extends Pick<RecordForms, 'name' | 'editForm' | 'Inputs'> {
  /** The form that tags a record, and the call that does it; the call's id is that record's. */
  form: z.ZodMiniObject;
  add: Verb;
  /** The form of a new tag of any record, below the list of tags: it asks for the record too. */
  newForm: z.ZodMiniObject;
  remove: Question;
  restore: Question;
}

/**
 * Makes the popups of tags: `Add` below the list of what is tagged, `New`, `Edit` and `Delete` below that of tags, `Restore` below that of
 * deleted tags. The titles of the first three are `<name>.add` and `.edit`; deleting and restoring each undo the other.
 */
export const tagPopups = ({ name, form, newForm, editForm, Inputs, add, remove, restore }: Tags) => ({
  Add: changePopup({ title: `${name}.add`, form, change: add, Inputs: () => <Inputs /> }),
  New: addPopup({ title: `${name}.add`, form: newForm, Inputs }),
  Edit: editPopup({ name, editForm, Inputs }),
  Delete: confirmPopup({ ...remove, undo: restore.change, withdraws: true }),
  Restore: confirmPopup({ ...restore, undo: remove.change }),
});
