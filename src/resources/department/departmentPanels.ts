import { recordPanelsOf } from '@/components/tree/treePanels';
import { hasId, screenAt } from '@/components/tree/treeScreens';
import { departmentArea } from './departmentArea';
import { departmentForms } from './departmentForms';
import { departmentScreens } from './departmentScreens';

/** The panels that add, change and show a department beside the tree. */
export const departmentPanels = recordPanelsOf({
  area: departmentArea,
  forms: departmentForms,
  screens: departmentScreens,
  isAt: hasId,
  above: { field: 'parent', isAt: hasId, back: (id) => screenAt(departmentScreens.tree, departmentScreens.view, id) },
});
