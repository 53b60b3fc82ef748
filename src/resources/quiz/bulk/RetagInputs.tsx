import { Group } from '@/components/form/Group';
import { ChoiceInput } from '@/components/inputs/ChoiceInput';
import { RemarksInput } from '@/components/inputs/TextInput';
import { TagManyInputs } from './TagManyInputs';

/** The inputs of what several tags are changed to: an input that is left empty isn't sent, and each tag keeps its own value. */
export const RetagInputs = ({ count }: { count: number }) => (
  <>
    <Group title="quiz_bulk.group_changes">
      <ChoiceInput source="move_lesson" />
      <ChoiceInput source="move_modelset" />
    </Group>
    <TagManyInputs count={count} />
    <RemarksInput />
  </>
);
