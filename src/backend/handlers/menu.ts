import type { Handlers } from '@/backend/handler';
import { checkParent, treeOf } from '@/backend/parents';
import { mostNamed, quotedNames } from '@/backend/quotedNames';
import { findByIdOrSlug, found } from '@/backend/records';
import { checkForm, fieldRefusal } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import type { Row } from '@/backend/store/tables';
import { type menuCalls, menuEditForm } from '@/contract/menu';
import { say } from '@/contract/message';
import { expandsOnly } from '@/domain/menuRoute';
import { withId } from '../records';

/** The menus, and the sidebar: a tree of the inner ones. */
export const menuHandlers: Handlers<typeof menuCalls> = {
  getMenu: async (_, { store }) => ({ data: treeOf(await store.list('menu', { where: { menu_types: 'inner' }, sort })) }),

  getMenuTree: async (_, { store }) => ({ data: treeOf(await store.list('menu', { sort })) }),

  getOuterMenuAll: async (_, { store }) => ({
    data: (await store.list('menu', { where: { menu_types: 'outer' }, join, sort })).map(withId),
  }),

  getMenuById: async ({ id }, { store }) => ({
    data: found(await findByIdOrSlug({ byId: (iid) => findMenu(store, iid) }, id), missing),
  }),

  addMenu: async ({ parent = null, ...form }, { store }) => {
    const menus = await heldMenus(store);
    checkParent(menus, undefined, parent);
    checkType(menus, undefined, { ...form, parent });
    const { iid } = await store.insert('menu', { ...columnsOf(form), parent, menu_order: nextOrder(menus, parent) });
    return { data: found(await findMenu(store, iid), missing), msg: say('menu_created') };
  },

  editMenu: async ({ menu_id, parent = null, ...form }, { store }) => {
    const menus = await heldMenus(store);
    const standing = found(
      menus.find(({ iid }) => iid === menu_id),
      missing,
    );
    checkForm(menuEditForm(standing), { ...form, parent });
    checkParent(menus, menu_id, parent);
    checkType(menus, menu_id, { ...form, parent });
    const isMoved = standing.parent !== parent;
    const changes = { ...columnsOf(form), parent, ...(isMoved && { menu_order: nextOrder(menus, parent) }) };
    await store.update('menu', menu_id, changes);
    return { data: found(await findMenu(store, menu_id), missing), msg: say('menu_updated') };
  },
};

const missing = 'menu_not_found';
const join = { parent_name: 'parent.menu_name' } as const;
const sort = ['menu_order'] as const;

type Menu = Row<'menu'>;

async function findMenu(store: Store, iid: number) {
  const [row] = await store.list('menu', { where: { iid }, join });
  return row && withId(row);
}

/** Locks all menus, because each decision depends on all parents. */
const heldMenus = (store: Store) => store.list('menu', { lock: 'lock' });

const columnsOf = <Form extends { menu_route: string }>({ menu_route, ...form }: Form) => ({
  ...form,
  menu_route: menu_route === expandsOnly ? null : menu_route,
});

const nextOrder = (menus: readonly Menu[], parent: number | null): number =>
  Math.max(0, ...menus.filter((menu) => menu.parent === parent).map(({ menu_order }) => menu_order)) + 1;

/** Refuses different types in one branch: an inner menu below an outer one would be in no sidebar. */
function checkType(menus: readonly Menu[], iid: number | undefined, { menu_types, parent }: Pick<Menu, 'menu_types' | 'parent'>) {
  const above = menus.find((menu) => menu.iid === parent);
  if (above && above.menu_types !== menu_types) throw fieldRefusal('parent', say('menu_of_other_type'));
  const others = menus.filter((menu) => iid !== undefined && menu.parent === iid && menu.menu_types !== menu_types);
  if (others.length === 0) return;
  const names = others.slice(0, mostNamed).map(({ menu_name }) => menu_name);
  throw fieldRefusal('menu_types', say('menu_type_stays', { menus: quotedNames(names, others.length) }));
}
