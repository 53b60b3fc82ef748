import { useNodeChoices } from '@/components/courseTree/useNodeChoices';
import { ReferenceInput } from '@/components/inputs/ReferenceInput';
import { TextInput } from '@/components/inputs/TextInput';

/** What a main topic is made of, for both of its forms. */
export const MainTopicInputs = () => (
  <>
    <TextInput source="topic_title" />
    <ReferenceInput source="subcourse" choices={useNodeChoices('subcourse')} />
    <TextInput source="lecture_hours" />
  </>
);
