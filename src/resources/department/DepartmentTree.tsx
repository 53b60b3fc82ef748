import { useDepartmentNodes } from '@/components/product/useDepartmentNodes';
import { TreePage } from '@/components/tree/TreePage';
import { departmentArea } from './departmentArea';

/** The departments' tree and, beside it, the panels of its records. */
export const DepartmentTree = () => <TreePage area={departmentArea} nodes={useDepartmentNodes()} />;
