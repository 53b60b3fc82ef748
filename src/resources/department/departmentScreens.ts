import type { PanelScreens } from '@/components/treePage/panelRoutes';

/** Where a department's panels are, each followed by its id; the one that adds by that of the department above. */
export const departmentScreens: PanelScreens = { add: 'addDepartment', edit: 'editDepartment', view: 'viewDepartment' };
