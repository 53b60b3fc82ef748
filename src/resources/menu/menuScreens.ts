import type { TreeScreens } from '@/components/treePage/treeScreens';

/** Where the tree of the menus is, and their panels, each followed by its id; the one that adds by that of the menu above. */
export const menuScreens: TreeScreens = { tree: 'menu', add: 'addMenu', edit: 'editMenu', view: 'viewMenu' };
