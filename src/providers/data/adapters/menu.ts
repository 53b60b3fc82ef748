import { menuCalls } from '@/contract/menu';
import { expandsOnly } from '@/domain/menuRoute';
import { type Adapter, verb } from '../adapter';

/** Menus; all of them are read as a tree. A menu without a route has the route `#` in its form. */
export const menuAdapter: Adapter = {
  area: 'menu',
  tree: menuCalls.getMenuTree,
  one: menuCalls.getMenuById,
  create: menuCalls.addMenu,
  update: verb(menuCalls.editMenu, 'menu_id'),
  toRecord: (row) => ({ ...row, menu_route: row.menu_route || expandsOnly }),
};
