import { useNodeChoices } from '@/components/courseTree/useNodeChoices';
import { ReferenceInput } from '@/components/inputs/ReferenceInput';
import { TextInput } from '@/components/inputs/TextInput';

/** The inputs of a main topic, for both of its forms. */
export const MainTopicInputs = () => (
  <>
    <TextInput source="topic_title" />
    <ReferenceInput source="subcourse" choices={useNodeChoices('subcourse')} />
    <TextInput source="lecture_hours" />
  </>
);
