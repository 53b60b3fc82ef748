import { childrenOf } from '@/backend/childrenOf';
import type { Handlers } from '@/backend/handler';
import type { MenuEntry, menuCalls } from '@/contract/menu';

/** The sidebar: a tree of the inner menus. */
export const menuHandlers: Handlers<typeof menuCalls> = {
  getMenu: async (_, { store }) => {
    const menus = await store.list('menu', { where: { menu_types: 'inner' }, sort: ['menu_order'] });
    const below = childrenOf(menus, (menu) => menu.parent);
    const entriesBelow = (parent: number | null): MenuEntry[] =>
      below(parent).map((menu) => ({ ...menu, children: entriesBelow(menu.iid) }));
    return { data: entriesBelow(null) };
  },
};
