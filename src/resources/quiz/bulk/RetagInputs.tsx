import { Group } from '@/components/form/Group';
import { RadioButtonGroupInput } from '@/components/inputs/RadioButtonGroupInput';
import { RemarksInput } from '@/components/inputs/TextInput';
import { TagManyInputs } from './TagManyInputs';

/** The inputs that change several tags: each tag keeps its own value where an input is empty. */
export const RetagInputs = ({ count }: { count: number }) => (
  <>
    <Group title="quiz_bulk.group_changes">
      <RadioButtonGroupInput source="move_lesson" />
      <RadioButtonGroupInput source="move_modelset" />
    </Group>
    <TagManyInputs count={count} />
    <RemarksInput />
  </>
);
