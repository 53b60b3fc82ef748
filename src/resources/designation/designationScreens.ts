import type { TreeScreens } from '@/components/treePage/treeScreens';

/** Where the tree of the designations is, and their panels, each followed by its id; the one that adds by that of its department. */
export const designationScreens: TreeScreens = {
  tree: 'designation',
  add: 'addDesignation',
  edit: 'editDesignation',
  view: 'viewDesignation',
};
