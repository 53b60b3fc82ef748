import { useDepartmentNodes } from '@/components/departments/useDepartmentNodes';
import { TreePage } from '@/components/treePage/TreePage';
import { departmentArea } from './departmentArea';

/** The departments' tree and, beside it, the panels of its records. */
export const DepartmentTree = () => <TreePage area={departmentArea} nodes={useDepartmentNodes()} />;
