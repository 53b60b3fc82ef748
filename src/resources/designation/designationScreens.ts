import type { PanelScreens } from '@/components/treePage/panelRoutes';

/** Where a designation's panels are, each followed by its id; the one that adds by that of its department. */
export const designationScreens: PanelScreens = {
  add: 'addDesignation',
  edit: 'editDesignation',
  view: 'viewDesignation',
};
