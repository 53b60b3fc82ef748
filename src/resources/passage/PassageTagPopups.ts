import { changePopup } from '@/components/dialogs/changePopup';
import { confirmPopup } from '@/components/dialogs/confirmPopup';
import { editPopup } from '@/components/dialogs/editPopup';
import { isDeleted, isStanding } from '@/components/record/deletedRecords';
import { passageTagCalls, passageTagForm } from '@/contract/passageTag';
import { verb } from '@/providers/data/adapter';
import { passageTagAdapter } from '@/providers/data/adapters/passageTag';
import { PassageTagInputs } from './PassageTagInputs';

const remove = passageTagAdapter.delete;
const restore = verb(passageTagCalls.restorePassageTag, 'tag_id');

/** The popups of passages' tags: `Add` below the list of passages, the others below the report. */
export const PassageTagPopups = {
  Add: changePopup({
    title: 'passage_tag.add',
    form: passageTagForm,
    starts: ['courses'],
    change: verb(passageTagCalls.tagPassageModelset, 'paragraph'),
    Inputs: PassageTagInputs,
  }),
  Edit: editPopup({ name: 'passage_tag', editForm: passageTagForm, Inputs: PassageTagInputs, fits: isStanding }),
  Delete: confirmPopup({ texts: 'passage_tag.delete', change: remove, undo: restore, fits: isStanding }),
  Restore: confirmPopup({ texts: 'passage_tag.restore', change: restore, undo: remove, fits: isDeleted }),
};
