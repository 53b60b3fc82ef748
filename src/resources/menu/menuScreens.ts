import type { TreeScreens } from '@/components/tree/treeScreens';

/** The path of the menus' tree, and those of its panels, each followed by the menu's id; that of the add form, by the parent's. */
export const menuScreens: TreeScreens = { tree: 'menu', add: 'addMenu', edit: 'editMenu', view: 'viewMenu' };

/** The path, below the tree's, of the question before the standard menu is restored. */
export const restoring = 'restoreStandardMenu';
