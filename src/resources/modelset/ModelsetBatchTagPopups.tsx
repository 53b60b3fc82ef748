import { YearInput } from '@/components/form/inputs/YearInput';
import { Cell } from '@/components/form/layout';
import { BatchInput, ModelsetInput } from '@/components/product/cascades/cascadeInputs';
import { CourseInput } from '@/components/product/courseTree/CourseInput';
import { editPopup } from '@/components/record/dialogs/changePopup';
import { confirmPopup } from '@/components/record/dialogs/confirmPopup';
import { modelsetBatchTagAdapter, modelsetBatchTagEditForm } from '@/contract/modelsetBatchTag';

/** The inputs of a tag's model set and batch, both of one course and year. */
const ModelsetBatchTagInputs = () => (
  <>
    <Cell width={8}>
      <CourseInput />
    </Cell>
    <Cell width={4}>
      <YearInput source="batch_year" />
    </Cell>
    <ModelsetInput year="batch_year" />
    <BatchInput year="batch_year" />
  </>
);

/** The popups of a batch's tag, below the list of tags. */
export const ModelsetBatchTagPopups = {
  Edit: editPopup({ name: 'modelset_batch_tag', editForm: modelsetBatchTagEditForm, Inputs: ModelsetBatchTagInputs }),
  Delete: confirmPopup({
    texts: 'modelset_batch_tag.delete',
    change: modelsetBatchTagAdapter.delete,
    danger: true,
  }),
};
