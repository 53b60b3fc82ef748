import { z } from 'zod/mini';
import { expandsOnly, isAllowedRoute, routeOf } from '@/domain/menuRoute';
import { type Adapter, verb } from './adapter';
import { defineCalls, get, patch, post } from './call';
import { id, ifGiven, orStanding, type Standing, text } from './fields';
import { alone } from './formRules';
import { say } from './message';
import { data, done, written } from './replies';

const menuEntry = z.object({
  menu_name: z.string(),
  /** The screen's address without slashes at its ends; null or empty for an entry that only expands. */
  menu_route: z.nullable(z.string()),
  menu_icon: z.nullable(z.string()),
  get children() {
    return z.array(menuEntry);
  },
});
export type MenuEntry = z.infer<typeof menuEntry>;

/** The kind of a menu: inner ones are in the product's sidebar, outer ones lead elsewhere. Source: admin areas, section 9. */
const menuTypes = z.enum(['inner', 'outer'], say('required'));

/** A menu, as it is stored. Source: admin areas, section 3. */
export const menu = z.object({
  id,
  menu_name: z.string(),
  /** As in a sidebar entry. */
  menu_route: z.nullable(z.string()),
  menu_icon: z.nullable(z.string()),
  menu_types: menuTypes,
  /** The parent menu; null at the top. */
  parent: z.nullable(id),
});

const menuWithParent = z.extend(menu, { parent_name: z.nullable(z.string()) });

const menuNode = z.extend(menu, {
  get children() {
    return z.array(menuNode);
  },
});
export type MenuNode = z.infer<typeof menuNode>;

/** A required route, in the form of `routeOf`; `#` is the route of a menu that only expands. */
const menuRoute = text(1, 255, ['required', 'should_not_have_more_than']).check(
  z.overwrite((route) => routeOf(route) || expandsOnly),
  z.refine(isAllowedRoute, alone('must_be_route')),
);

const name = text(3, 20, ['more_than', 'cannot_exceed_from']);

export const menuForm = z.object({
  menu_types: menuTypes,
  menu_name: name,
  menu_route: menuRoute,
  menu_icon: text(1, 50, ['required', 'cannot_exceed_from']),
  parent: ifGiven(id),
});

/** Accepts any name that an older menu may have, from before the bound; the edit form of the menu judges it. */
const changes = z.extend(menuForm, { menu_name: text(1, 255, ['required', 'cannot_exceed_from']) });

/** Returns the form that changes this menu: a longer name, as in servers' first menus, may stay as it is. */
export const menuEditForm = ({ menu_name }: Standing) => z.extend(menuForm, { menu_name: orStanding(menu_name, name) });

/**
 * The sidebar's entries, and the menus from which they are made. Source: course catalogue, section 2; admin areas, sections 2.8, 5 and 7.
 */
export const menuCalls = defineCalls('menu', {
  getMenu: get('/api/menu', {
    summary: 'The sidebar of the signed-in person',
    access: 'user',
    reply: data(z.array(menuEntry)),
  }),
  getMenuTree: get('/menu/getMenuTree', {
    summary: 'Every menu, each with those below it, in their order',
    reply: data(z.array(menuNode)),
  }),
  getOuterMenuAll: get('/menu/getOuterMenuAll', {
    summary: 'The menus that lead elsewhere, in their order',
    reply: data(z.array(menuWithParent)),
  }),
  getMenuById: get('/menu/getMenuById/{id}', { summary: 'One menu by its id', reply: data(menuWithParent) }),
  addMenu: post('/menu/addMenu', {
    summary: 'Add a menu, as the last of those beside it',
    body: menuForm,
    reply: written(menuWithParent),
  }),
  editMenu: patch('/menu/editMenu', {
    summary: 'Change a menu; below another than before it comes to stand as the last',
    body: z.extend(changes, { menu_id: id }),
    reply: written(menuWithParent),
  }),
  // These two are ours.
  getStandardMenu: get('/menu/getStandardMenu', {
    summary: 'What restoring the standard menu would add and change',
    reply: data(
      z.object({
        /** The names of the entries that it lacks, and of those that have another name, icon or place. */
        added: z.array(z.string()),
        renewed: z.array(z.string()),
        /** How many are the office's own: they stay. */
        own: z.int(),
      }),
    ),
  }),
  restoreStandardMenu: post('/menu/restoreStandardMenu', {
    summary: 'Add the entries of the standard menu that are missing, and give the others their names, icons and places',
    changes: true,
    reply: done,
  }),
});

/** Menus; all of them are read as a tree. A menu without a route has the route `#` in its form. */
export const menuAdapter: Adapter = {
  area: 'menu',
  tree: menuCalls.getMenuTree,
  one: menuCalls.getMenuById,
  create: menuCalls.addMenu,
  update: verb(menuCalls.editMenu, 'menu_id'),
  toRecord: (row) => ({ ...row, menu_route: row.menu_route || expandsOnly }),
};
