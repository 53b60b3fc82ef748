import { useMemo } from 'react';
import { useDepartmentNodes } from '@/components/product/useDepartmentNodes';
import { type RecordNode, recordNode } from '@/components/tree/recordNode';
import type { NodesQuery } from '@/components/tree/treeArea';
import type { DepartmentNode } from '@/contract/department';
import { type Designation, designationCalls } from '@/contract/designation';
import { useRead } from '@/providers/data/useRead';

/** The kinds of nodes in the designations' tree: departments, and under each its designations. */
export type DesignationRow = 'department' | 'designation';

/** Reads the departments and their designations as one tree. */
export function useDesignationNodes(): NodesQuery<RecordNode<DesignationRow>> {
  const departments = useDepartmentNodes();
  const { data, error, isFetching, refetch } = useRead(designationCalls.getDesignationAll, {});
  const all = data?.data;
  return {
    data: useMemo(() => departments.data && all && nodesOf(departments.data, byDepartment(all)), [departments.data, all]),
    error: departments.error ?? error,
    isFetching: departments.isFetching || isFetching,
    refetch: () => Promise.all([departments.refetch(), refetch()]),
  };
}

type Hanging = ReadonlyMap<number, readonly Designation[]>;

function byDepartment(all: readonly Designation[]): Hanging {
  const hanging = new Map<number, Designation[]>();
  for (const designation of all) {
    const beside = hanging.get(designation.department);
    if (beside) beside.push(designation);
    else hanging.set(designation.department, [designation]);
  }
  return hanging;
}

/** Makes the nodes of departments: the designations of each come first, then the departments below it. */
const nodesOf = (departments: readonly RecordNode<DepartmentNode>[], hanging: Hanging): RecordNode<DesignationRow>[] =>
  departments.map(({ iid: id, label, marks, children }) =>
    recordNode('department', { kind: 'department', id, label, marks }, [
      ...(hanging.get(id) ?? []).map(leafOf),
      ...nodesOf(children, hanging),
    ]),
  );

const leafOf = ({ id, designation: label, designation_code }: Designation): RecordNode<DesignationRow> =>
  recordNode('designation', { kind: 'designation', id, label, marks: [designation_code] }, []);
