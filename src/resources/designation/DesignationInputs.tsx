import { TextInput } from '@/components/inputs/TextInput';
import { NodeParentInput } from '@/components/treePage/NodeParentInput';
import { designationArea } from './designationArea';

/** The inputs of a designation, for both of its forms. */
export const DesignationInputs = () => (
  <>
    <TextInput source="designation" />
    <TextInput source="designation_code" />
    <NodeParentInput source="department" area={designationArea} fits={({ row }) => row === 'department'} misfit="must_be_id" />
  </>
);
