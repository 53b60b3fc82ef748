import { Group } from '@/components/form/Group';
import { ChoiceInput } from '@/components/inputs/ChoiceInput';
import { RemarksInput } from '@/components/inputs/TextInput';
import { TagManyInputs } from './TagManyInputs';

/** The inputs that change several tags: each tag keeps its own value where an input is empty. */
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
