import type { TreeScreens } from '@/components/tree/treeScreens';

/** The path of the departments' tree, and those of its panels, each followed by the department's id; that of the add form, by the parent's. */
export const departmentScreens: TreeScreens = {
  tree: 'department',
  add: 'addDepartment',
  edit: 'editDepartment',
  view: 'viewDepartment',
};
