import { useNodeChoices } from '@/components/courseTree/useNodeChoices';
import { ReferenceField } from '@/components/inputs/ReferenceField';
import { TextField } from '@/components/inputs/TextField';

/** What a main topic is made of, for both of its forms. */
export const MainTopicInputs = () => (
  <>
    <TextField source="topic_title" />
    <ReferenceField source="subcourse" choices={useNodeChoices('subcourse')} />
    <TextField source="lecture_hours" />
  </>
);
