import { Cell } from '@/components/form/Cell';
import { TextInput } from '@/components/inputs/TextInput';
import { NodeParentInput } from '@/components/treePage/NodeParentInput';
import { departmentArea } from './departmentArea';

/** The inputs of a department, for both of its forms. */
export const DepartmentInputs = () => (
  <>
    <Cell width={8}>
      <TextInput source="department_name" />
    </Cell>
    <Cell width={4}>
      <TextInput source="department_code" />
    </Cell>
    <NodeParentInput source="parent" area={departmentArea} fits={() => true} misfit="below_itself" />
  </>
);
