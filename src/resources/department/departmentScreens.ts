import type { TreeScreens } from '@/components/treePage/treeScreens';

/** Where the tree of the departments is, and their panels, each followed by its id; the one that adds by that of the department above. */
export const departmentScreens: TreeScreens = {
  tree: 'department',
  add: 'addDepartment',
  edit: 'editDepartment',
  view: 'viewDepartment',
};
