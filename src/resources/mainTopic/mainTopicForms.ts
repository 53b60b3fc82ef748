import type { RecordForms } from '@/components/record/recordForms';
import { mainTopicEditForm, mainTopicForm } from '@/contract/mainTopic';
import { MainTopicDetails } from './MainTopicDetails';
import { MainTopicInputs } from './MainTopicInputs';

/** The forms and details of a main topic. */
export const mainTopicForms: RecordForms = {
  name: 'main_topic',
  form: mainTopicForm,
  editForm: mainTopicEditForm,
  Inputs: MainTopicInputs,
  Details: MainTopicDetails,
};
