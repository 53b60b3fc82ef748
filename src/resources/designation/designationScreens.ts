import type { PanelScreens } from '@/components/treePage/panelRoutes';

/** The paths of a designation's panels, each followed by its id; that of the add form, by the department's id. */
export const designationScreens: PanelScreens = {
  add: 'addDesignation',
  edit: 'editDesignation',
  view: 'viewDesignation',
};
