import { type RecordNode, recordNode } from '@/components/treePage/recordNode';
import type { Reply } from '@/contract/call';
import { type DepartmentNode, departmentCalls } from '@/contract/department';
import { remembered } from '@/domain/remembered';
import { useRead } from '@/providers/data/useRead';

/** The departments as a tree, read once for all who ask. */
export function useDepartmentNodes() {
  const { data: answer, error, isFetching, refetch } = useRead(departmentCalls.getDepartmentTree, {});
  return { data: answer && departmentNodes(answer), error, isFetching, refetch };
}

/** Made once of an answer, however many ask. */
const departmentNodes = remembered(({ data }: Reply<typeof departmentCalls.getDepartmentTree>) => data.map(nodeOf));

const nodeOf = (row: DepartmentNode): RecordNode<DepartmentNode> =>
  recordNode(
    row,
    { kind: 'department', id: row.id, label: row.department_name, marks: [row.department_code] },
    row.children.map(nodeOf),
  );
