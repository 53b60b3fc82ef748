import type { PanelScreens } from '@/components/treePage/panelRoutes';

/** The paths of a menu's panels, each followed by its id; that of the add form, by the parent's id. */
export const menuScreens: PanelScreens = { add: 'addMenu', edit: 'editMenu', view: 'viewMenu' };
