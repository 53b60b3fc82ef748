import { ReferenceInput } from '@/components/form/inputs/ReferenceInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { Cell } from '@/components/form/layout';
import { HoursDetail, HoursInput } from '@/components/product/courseTree/hours';
import { addsOf, useNodeChoices } from '@/components/product/courseTree/useNodeChoices';
import { AuditDetails } from '@/components/record/details/AuditDetails';
import { Detail, Details } from '@/components/record/details/Details';
import type { RecordForms } from '@/components/record/recordForms';
import { mainTopicEditForm, mainTopicForm } from '@/contract/mainTopic';

/** The inputs of a main topic, for both of its forms. */
const MainTopicInputs = () => (
  <>
    <TextInput source="topic_title" label="main_topic.title" />
    <Cell width={8}>
      <ReferenceInput source="subcourse" choices={useNodeChoices('subcourse')} adds={addsOf('subcourse')} />
    </Cell>
    <Cell width={4}>
      <HoursInput />
    </Cell>
  </>
);

/** A main topic's details, and its parents. */
const MainTopicDetails = () => (
  <Details>
    <Detail source="topic_title" label="main_topic.title" />
    <HoursDetail />
    <AuditDetails />
  </Details>
);

/** The forms and details of a main topic. */
export const mainTopicForms: RecordForms = {
  name: 'main_topic',
  form: mainTopicForm,
  editForm: mainTopicEditForm,
  Inputs: MainTopicInputs,
  Details: MainTopicDetails,
};
