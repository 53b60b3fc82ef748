import type { PanelScreens } from '@/components/treePage/panelRoutes';

/** The paths of a department's panels, each followed by its id; that of the add form, by the parent's id. */
export const departmentScreens: PanelScreens = { add: 'addDepartment', edit: 'editDepartment', view: 'viewDepartment' };
