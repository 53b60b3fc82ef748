import { Cell } from '@/components/form/Cell';
import { TextInput } from '@/components/inputs/TextInput';
import { NodeParentInput } from '@/components/treePage/NodeParentInput';
import { designationArea } from './designationArea';

/** The inputs of a designation, for both of its forms. */
export const DesignationInputs = () => (
  <>
    <Cell width={8}>
      <TextInput source="designation" />
    </Cell>
    <Cell width={4}>
      <TextInput source="designation_code" />
    </Cell>
    <NodeParentInput source="department" area={designationArea} fits={({ row }) => row === 'department'} misfit="must_be_id" />
  </>
);
