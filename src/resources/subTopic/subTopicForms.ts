import type { RecordForms } from '@/components/record/recordForms';
import { subTopicEditForm, subTopicForm } from '@/contract/subTopic';
import { SubTopicDetails } from './SubTopicDetails';
import { SubTopicInputs } from './SubTopicInputs';

/** The forms and details of a sub topic. */
export const subTopicForms: RecordForms = {
  name: 'sub_topic',
  form: subTopicForm,
  editForm: subTopicEditForm,
  Inputs: SubTopicInputs,
  Details: SubTopicDetails,
};
