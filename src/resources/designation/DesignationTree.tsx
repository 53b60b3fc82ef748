import { TreePage } from '@/components/tree/TreePage';
import { designationArea } from './designationArea';
import { useDesignationNodes } from './useDesignationNodes';

/** The designations' tree and, beside it, the panels of its records. */
export const DesignationTree = () => <TreePage area={designationArea} nodes={useDesignationNodes()} />;
