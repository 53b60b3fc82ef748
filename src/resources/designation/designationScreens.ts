import type { TreeScreens } from '@/components/tree/treeScreens';

/** The path of the designations' tree, and those of its panels, each followed by the designation's id; that of the add form, by the department's. */
export const designationScreens: TreeScreens = {
  tree: 'designation',
  add: 'addDesignation',
  edit: 'editDesignation',
  view: 'viewDesignation',
};
