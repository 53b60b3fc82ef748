import { confirmPopup } from '@/components/dialogs/confirmPopup';
import { editPopup } from '@/components/dialogs/editPopup';
import { modelsetBatchTagEditForm } from '@/contract/modelsetBatchTag';
import { modelsetBatchTagAdapter } from '@/providers/data/adapters/modelsetBatchTag';
import { ModelsetBatchTagInputs } from './ModelsetBatchTagInputs';

/** The popups of a batch's tag, below the list of tags. */
export const ModelsetBatchTagPopups = {
  Edit: editPopup({ name: 'modelset_batch_tag', editForm: modelsetBatchTagEditForm, Inputs: ModelsetBatchTagInputs }),
  Delete: confirmPopup({
    texts: 'modelset_batch_tag.delete',
    change: modelsetBatchTagAdapter.delete,
    danger: true,
  }),
};
