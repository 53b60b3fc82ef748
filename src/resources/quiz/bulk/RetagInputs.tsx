import { Group } from '@/components/form/Group';
import { ChoiceInput } from '@/components/inputs/ChoiceInput';
import { RemarksInput } from '@/components/inputs/TextInput';
import { TagManyInputs } from './TagManyInputs';

/** What several tags are moved to: what isn't chosen isn't asked for, and each keeps its own. */
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
