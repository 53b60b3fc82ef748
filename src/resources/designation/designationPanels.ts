import { recordPanelsOf } from '@/components/tree/treePanels';
import { designationArea, isKind } from './designationArea';
import { designationForms } from './designationForms';
import { designationScreens } from './designationScreens';

/** The panels that add, change and show a designation beside the tree. */
export const designationPanels = recordPanelsOf({
  area: designationArea,
  forms: designationForms,
  screens: designationScreens,
  isAt: isKind('designation'),
  above: { field: 'department', isAt: isKind('department'), back: () => `/${designationScreens.tree}` },
});
