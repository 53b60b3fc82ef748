import { changePopup } from '@/components/dialogs/changePopup';
import { confirmPopup } from '@/components/dialogs/confirmPopup';
import { editPopup } from '@/components/dialogs/editPopup';
import { featureTagCalls, featureTagForm } from '@/contract/featureTag';
import { verb } from '@/providers/data/adapter';
import { FeatureTagInputs } from './FeatureTagInputs';

const remove = verb(featureTagCalls.deleteFeatureTag, 'tag_id');
const restore = verb(featureTagCalls.restoreFeatureTag, 'tag_id');

/** The popups of features' tags: `Add` below the list of features, `Restore` below that of deleted tags. */
export const FeatureTagPopups = {
  Add: changePopup({
    title: 'feature_tag.add',
    form: featureTagForm,
    change: verb(featureTagCalls.createFeatureTag, 'features'),
    Inputs: FeatureTagInputs,
  }),
  Edit: editPopup({ name: 'feature_tag', editForm: featureTagForm, Inputs: FeatureTagInputs }),
  Delete: confirmPopup({ texts: 'feature_tag.delete', change: remove, undo: restore }),
  Restore: confirmPopup({ texts: 'feature_tag.restore', change: restore, undo: remove }),
};
