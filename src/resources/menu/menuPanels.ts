import { recordPanelsOf } from '@/components/tree/treePanels';
import { hasId, screenAt } from '@/components/tree/treeScreens';
import { menuArea } from './menuArea';
import { menuForms } from './menuForms';
import { menuScreens } from './menuScreens';

/** The panels that add, change and show a menu beside the tree. */
export const menuPanels = recordPanelsOf({
  area: menuArea,
  forms: menuForms,
  screens: menuScreens,
  isAt: hasId,
  above: {
    field: 'parent',
    isAt: hasId,
    back: (id) => screenAt(menuScreens.tree, menuScreens.view, id),
    // All menus of a branch have one type.
    begins: ({ row: { menu_types } }) => ({ menu_types }),
  },
});
