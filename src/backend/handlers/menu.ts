import type { Handlers } from '@/backend/handler';
import { checkParent, treeOf } from '@/backend/records/parents';
import { findByIdOrSlug, found, withId } from '@/backend/records/records';
import { checkForm, fieldRefusal, mostNamed, quotedNames } from '@/backend/refusal';
import { noteActivity } from '@/backend/session/activity';
import type { Store } from '@/backend/store/port';
import type { Row } from '@/backend/store/tables';
import { type menuCalls, menuEditForm } from '@/contract/menu';
import { say } from '@/contract/message';
import { expandsOnly } from '@/domain/menuRoute';
import { makeStandardMenu, standardMenu, standardMenuPlan } from './standardMenu';

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
    checkParent(await heldTree(store), undefined, parent);
    await checkTypeAbove(store, { ...form, parent });
    const { iid } = await store.insert('menu', { ...columnsOf(form), parent, menu_order: await nextOrder(store, parent) });
    return { data: found(await findMenu(store, iid), missing), msg: say('menu_created') };
  },

  editMenu: async ({ menu_id, parent = null, ...form }, { store }) => {
    const menus = await heldTree(store);
    const standing = found(await store.get('menu', menu_id), missing);
    checkForm(menuEditForm(standing), { ...form, parent });
    checkParent(menus, menu_id, parent);
    await checkTypeAbove(store, { ...form, parent });
    await checkTypeBelow(store, menu_id, form);
    const isMoved = standing.parent !== parent;
    const changes = { ...columnsOf(form), parent, ...(isMoved && { menu_order: await nextOrder(store, parent) }) };
    await store.update('menu', menu_id, changes);
    return { data: found(await findMenu(store, menu_id), missing), msg: say('menu_updated') };
  },

  getStandardMenu: async (_, { store, host }) => {
    const { steps, own } = standardMenuPlan(await store.list('menu'), await standardMenu(host));
    const named = (isAdded: boolean) =>
      steps.flatMap(({ standard, standing }) => ((standing === undefined) === isAdded ? standard.menu_name : []));
    return { data: { added: named(true), renewed: named(false), own } };
  },

  restoreStandardMenu: async (_, context) => {
    const { store, host } = context;
    const menus = await store.list('menu', { lock: 'lock' });
    await makeStandardMenu(context, standardMenuPlan(menus, await standardMenu(host)));
    await noteActivity(store, context, { kind: 'menu_restored' });
    return { msg: say('menu_restored') };
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
const heldTree = (store: Store) => store.list('menu', { columns: ['iid', 'parent'], lock: 'lock' });

const columnsOf = <Form extends { menu_route: string }>({ menu_route, ...form }: Form) => ({
  ...form,
  menu_route: menu_route === expandsOnly ? null : menu_route,
});

const lastFirst = [{ column: 'menu_order', order: 'desc' }] as const;

/** The place after the last of those below the same menu. */
async function nextOrder(store: Store, parent: number | null): Promise<number> {
  const [last] = await store.list('menu', { where: { parent }, columns: ['menu_order'], sort: lastFirst, limit: 1 });
  return (last?.menu_order ?? 0) + 1;
}

/** Refuses different types in one branch: an inner menu below an outer one would be in no sidebar. */
async function checkTypeAbove(store: Store, { menu_types, parent }: Pick<Menu, 'menu_types' | 'parent'>): Promise<void> {
  const above = parent === null ? undefined : await store.get('menu', parent);
  if (above && above.menu_types !== menu_types) throw fieldRefusal('parent', say('menu_of_other_type'));
}

async function checkTypeBelow(store: Store, parent: number, { menu_types }: Pick<Menu, 'menu_types'>): Promise<void> {
  const others = { where: { parent, menu_types: { not: menu_types } } };
  const count = await store.count('menu', others);
  if (count === 0) return;
  const named = await store.list('menu', { ...others, columns: ['menu_name'], limit: mostNamed });
  const menus = quotedNames(
    named.map(({ menu_name }) => menu_name),
    count,
  );
  throw fieldRefusal('menu_types', say('menu_type_stays', { menus }));
}
