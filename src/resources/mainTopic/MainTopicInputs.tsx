import { HoursInput } from '@/components/courseTree/HoursInput';
import { useNodeChoices } from '@/components/courseTree/useNodeChoices';
import { Cell } from '@/components/form/Cell';
import { ReferenceInput } from '@/components/inputs/ReferenceInput';
import { TextInput } from '@/components/inputs/TextInput';

/** The inputs of a main topic, for both of its forms. */
export const MainTopicInputs = () => (
  <>
    <TextInput source="topic_title" label="main_topic.title" />
    <Cell width={8}>
      <ReferenceInput source="subcourse" choices={useNodeChoices('subcourse')} />
    </Cell>
    <Cell width={4}>
      <HoursInput />
    </Cell>
  </>
);
