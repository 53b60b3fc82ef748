import { z } from 'zod/mini';
import type { Context } from '@/backend/handler';
import type { Store } from '@/backend/store/port';
import type { Row } from '@/backend/store/tables';
import { id } from '@/contract/fields';
import { menu as menuRecord } from '@/contract/menu';

type Menu = Row<'menu'>;

const rows = z.array(z.extend(z.omit(menuRecord, { id: true }), { iid: id, menu_order: z.int() }));

/** Returns the entries of the sidebar that the product comes with; their ids say alone which is below which. */
export const standardMenu = async (host: Pick<Context['host'], 'standardMenu'>): Promise<readonly Menu[]> =>
  rows.parse(await host.standardMenu()).filter(isInner);

const isInner = ({ menu_types }: Menu): boolean => menu_types === 'inner';

/** An entry of the standard menu, and the one of the office's menu that is it: by its route, or by its name where it only expands. */
interface Placed {
  standard: Menu;
  standing: Menu | undefined;
}

/** What makes a menu the standard one. */
interface StandardMenuPlan {
  /** The entries that it lacks, and those that have another name, icon or place; each after the one that it is below. */
  steps: readonly Placed[];
  /** The ids in the menu of the standard entries that it has. */
  ids: ReadonlyMap<number, number>;
  /** How many entries are the office's own: they stay as they are. */
  own: number;
}

/** Compares the inner menus with the standard ones. A standard entry whose name an own one has in its place isn't added or moved there. */
export function standardMenuPlan(menus: readonly Menu[], standard: readonly Menu[]): StandardMenuPlan {
  const inner = menus.filter(isInner);
  const all = topDown(standard).map((entry) => ({ standard: entry, standing: inner.find((menu) => isSame(menu, entry)) }));
  const ids = new Map(all.flatMap(({ standard: { iid }, standing }) => (standing ? [[iid, standing.iid]] : [])));
  const standing = new Set(ids.values());
  const own = inner.filter(({ iid }) => !standing.has(iid));
  const isAt = (menu: Menu, parent: number | null) => menu.parent === (parent === null ? null : ids.get(parent));
  const namesake = ({ standard: { menu_name, parent } }: Placed) =>
    own.find((menu) => menu.menu_name === menu_name && isAt(menu, parent));
  // What is below such an entry comes below its namesake.
  for (const each of all) {
    const other = each.standing ? undefined : namesake(each);
    if (other) ids.set(each.standard.iid, other.iid);
  }
  const isRight = ({ standard: { menu_name, menu_icon, menu_order, parent }, standing: menu }: Placed) =>
    menu?.menu_name === menu_name && menu.menu_icon === menu_icon && menu.menu_order === menu_order && isAt(menu, parent);
  return { steps: all.filter((each) => !namesake(each) && !isRight(each)), ids, own: own.length };
}

const isSame = (menu: Menu, { menu_route, menu_name }: Menu): boolean =>
  menu.menu_route === menu_route && (menu_route !== null || menu.menu_name === menu_name);

/** Returns entries each after the one that it is below. */
const topDown = (menus: readonly Menu[], above: number | null = null): Menu[] =>
  menus.filter(({ parent }) => parent === above).flatMap((menu) => [menu, ...topDown(menus, menu.iid)]);

/** Makes the changes of a plan. */
export async function makeStandardMenu(
  { store }: Pick<Context, 'store'>,
  { steps, ids }: Omit<StandardMenuPlan, 'own'>,
): Promise<void> {
  // Two may have each other's name: no two have the same one at any time.
  for (const { standing } of steps) if (standing) await store.update('menu', standing.iid, { menu_name: `#${standing.iid}` });
  const placed = new Map(ids);
  for (const {
    standard: { iid, parent: above, ...columns },
    standing,
  } of steps) {
    // An office may have no group of that name.
    const parent = above === null ? null : (placed.get(above) ?? null);
    if (standing) await store.update('menu', standing.iid, { ...columns, parent });
    else placed.set(iid, (await store.insert('menu', { ...columns, parent })).iid);
  }
}

/**
 * Adds the entries of the standard menu that were never added, as those of the screens that an upgrade brings. An office that had a menu
 * before this was noted keeps just that.
 */
export async function completeMenu(store: Store, host: Pick<Context['host'], 'standardMenu'>): Promise<void> {
  const standard = await standardMenu(host);
  await store.tx(async (tx) => {
    const menus = await tx.list('menu', { lock: 'lock' });
    const given = new Set((await tx.list('given_menu')).map(({ entry }) => entry));
    const fresh = new Set(standard.filter((entry) => !given.has(nameIn(entry))));
    if (fresh.size === 0) return;
    await tx.insertMany(
      'given_menu',
      [...fresh].map((entry) => ({ entry: nameIn(entry) })),
    );
    if (given.size === 0 && menus.length > 0) return;
    const { ids, steps } = standardMenuPlan(menus, standard);
    await makeStandardMenu({ store: tx }, { ids, steps: steps.filter((step) => !step.standing && fresh.has(step.standard)) });
  });
}

const nameIn = ({ menu_route, menu_name }: Menu): string => menu_route ?? menu_name;
