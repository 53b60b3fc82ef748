import { type RecordNode, recordNode } from '@/components/tree/recordNode';
import type { Reply } from '@/contract/call';
import { type DepartmentNode, departmentCalls } from '@/contract/department';
import { remembered } from '@/domain/remembered';
import { useRead } from '@/providers/data/useRead';

/** Reads the departments as a tree, once for all components that use it. */
export function useDepartmentNodes() {
  const { data: answer, error, isFetching, refetch } = useRead(departmentCalls.getDepartmentTree, {});
  return { data: answer && departmentNodes(answer), error, isFetching, refetch };
}

/** Made once per response, however many components use it. */
const departmentNodes = remembered(({ data }: Reply<typeof departmentCalls.getDepartmentTree>) => data.map(nodeOf));

const nodeOf = (row: DepartmentNode): RecordNode<DepartmentNode> =>
  recordNode(
    row,
    { kind: 'department', id: row.id, label: row.department_name, marks: [row.department_code] },
    row.children.map(nodeOf),
  );
