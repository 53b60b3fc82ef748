import { Group } from '@/components/form/Group';
import { RadioButtonGroupInput } from '@/components/inputs/RadioButtonGroupInput';
import { RemarksInput } from '@/components/inputs/TextInput';
import { TagManyInputs } from './TagManyInputs';

/** What several tags are moved to: what isn't chosen isn't asked for, and each keeps its own. */
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
