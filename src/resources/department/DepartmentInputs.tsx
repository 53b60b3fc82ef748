import { TextInput } from '@/components/inputs/TextInput';
import { NodeParentInput } from '@/components/treePage/NodeParentInput';
import { departmentArea } from './departmentArea';

/** The inputs of a department, for both of its forms. */
export const DepartmentInputs = () => (
  <>
    <TextInput source="department_name" />
    <TextInput source="department_code" />
    <NodeParentInput source="parent" area={departmentArea} fits={() => true} misfit="below_itself" />
  </>
);
