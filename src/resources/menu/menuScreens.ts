import type { PanelScreens } from '@/components/treePage/panelRoutes';

/** Where a menu's panels are, each followed by its id; the one that adds by that of the menu above. */
export const menuScreens: PanelScreens = { add: 'addMenu', edit: 'editMenu', view: 'viewMenu' };
