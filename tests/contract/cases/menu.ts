import type { Api } from '@tests/contract/api';
import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { answerUnwritten, marked, missing, type Refused, refuses } from '@tests/contract/refusals';
import { expect, test } from 'vitest';

export const form = {
  menu_types: 'inner',
  menu_name: 'Frequent Questions',
  menu_route: 'faq',
  menu_icon: 'quiz',
  parent: 1,
} as const;
export const edit = { ...form, menu_id: 3 };

const refusedFields: Refused<'addMenu' | 'editMenu'>[] = [
  ['menu_types', undefined, 'This field is required'],
  ['menu_types', 'upper', 'This field is required'],
  ['menu_name', 'ab', 'more than 3 characters'],
  ['menu_name', 'x'.repeat(21), 'cannot exceed from 20 characters'],
  ['menu_route', ' ', 'This field is required'],
  ['menu_route', 'javascript:alert(1)', 'Must be a screen of the product, or a web address that begins with https://'],
  ['menu_route', 'x'.repeat(256), 'shouldnot have more than 255 characters'],
  ['menu_icon', undefined, 'This field is required'],
  ['parent', 4, 'Must stand below a menu of its own type'],
];

/** A valid body of each call. */
export const menuExamples = {
  addMenu: form,
  editMenu: edit,
} satisfies Examples;

export const menuCases = {
  getMenuTree: (open) => {
    test('nests all menus in their order, outer ones too', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getMenuTree', {}, staff.access);
      const below = [{ id: 3, menu_name: 'Categories', parent: 1, children: [] }];
      expect(body).toMatchObject({
        data: [
          { id: 2, menu_name: 'Dashboard', menu_types: 'inner', parent: null },
          { id: 1, menu_name: 'Course Setup', menu_route: null, children: below },
          { id: 4, menu_name: 'Website', menu_types: 'outer', children: [] },
        ],
      });
    });
  },

  getOuterMenuAll: (open) => {
    test('lists the menus that lead elsewhere', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getOuterMenuAll', {}, staff.access);
      expect(body).toMatchObject({ data: [{ id: 4, menu_name: 'Website', menu_route: 'home', parent_name: null }] });
    });
  },

  getMenuById: (open) => {
    test('answers one menu', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getMenuById', { id: '3' }, staff.access);
      expect(body).toMatchObject({ data: { id: 3, menu_name: 'Categories', parent: 1, parent_name: 'Course Setup' } });
    });
    missing(open, 'getMenuById', { id: '99' }, 'Menu');
  },

  addMenu: (open) => {
    test('stands at once in the sidebar, as the last of those beside it', async () => {
      const { api, staff } = await open();
      expect((await api.call('addMenu', form, staff.access)).body).toMatchObject({
        msg: 'Menu created successfully',
        data: { ...form, id: 5, parent_name: 'Course Setup' },
      });
      const { body } = await api.call('getMenu', {}, staff.access);
      const below = [{ menu_name: 'Categories' }, { menu_name: form.menu_name, menu_route: 'faq', menu_icon: 'quiz' }];
      expect(body).toMatchObject({ data: [{ menu_name: 'Dashboard' }, { menu_name: 'Course Setup', children: below }] });
    });
    test.each([
      ['/faq/', 'faq'],
      ['https://example.com/help/', 'https://example.com/help/'],
      ['#', null],
      ['/', null],
    ])('the route “%s” is kept as %j', async (typed, menu_route) => {
      const { api, staff } = await open();
      const { body } = await api.call('addMenu', { ...form, menu_route: typed }, staff.access);
      expect(body).toMatchObject({ data: { menu_route } });
    });
    refuses(open, 'addMenu', form, refusedFields);
    test.each([
      ['menu_name', 'CATEGORIES', 'A menu with this name already exists here'],
      ['menu_route', '/CourseSetup/coursecategorysetup', 'A menu with this route already exists here'],
    ])('refuses a %s that one beside it has, and takes it elsewhere', async (field, value, message) => {
      const { api, staff } = await open();
      const refused = { ...form, [field]: value };
      expect(await api.call('addMenu', refused, staff.access)).toEqual({
        status: 409,
        body: { msg: message, errors: { [field]: [message] } },
      });
      expect((await api.call('addMenu', { ...refused, parent: null }, staff.access)).status).toBe(200);
    });
    test('any number may only expand', async () => {
      const { api, staff } = await open();
      for (const menu_name of ['First group', 'Second group']) {
        expect((await api.call('addMenu', { ...form, menu_name, menu_route: '#' }, staff.access)).status).toBe(200);
      }
    });
  },

  editMenu: (open) => {
    test('changes the record, and comes to stand as the last below another', async () => {
      const { api, staff } = await open();
      expect((await api.call('editMenu', { ...edit, parent: null }, staff.access)).body).toMatchObject({
        msg: 'Menu updated successfully',
        data: { id: 3, menu_name: form.menu_name, parent: null, parent_name: null },
      });
      const { body } = await api.call('getMenu', {}, staff.access);
      const names = [{ menu_name: 'Dashboard' }, { menu_name: 'Course Setup', children: [] }, { menu_name: form.menu_name }];
      expect(body).toMatchObject({ data: names });
    });
    test('leaves a longer name that stands as it is', async () => {
      const { api, staff } = await open();
      const menu_name = 'Everything about categories';
      await api.host.store.update('menu', 3, { menu_name });
      expect((await api.call('editMenu', { ...edit, menu_name }, staff.access)).status).toBe(200);
      const { status } = await api.call('editMenu', { ...edit, menu_name: `${menu_name}!` }, staff.access);
      expect(status).toBe(400);
    });
    test('keeps its place where it stays', async () => {
      const { api, staff } = await open();
      await api.call('addMenu', form, staff.access);
      await api.call('editMenu', { ...edit, menu_name: 'Sorts', menu_route: 'sorts' }, staff.access);
      const { body } = await api.call('getMenuTree', {}, staff.access);
      const below = [{ menu_name: 'Sorts' }, { menu_name: form.menu_name }];
      expect(body).toMatchObject({ data: [{ menu_name: 'Dashboard' }, { children: below }, { menu_name: 'Website' }] });
    });
    refuses(open, 'editMenu', edit, refusedFields);
    test.each([1, 3])('refuses that one comes to stand below itself, at %i', async (parent) => {
      const world = await open();
      const moved = { ...edit, menu_id: 1, parent };
      expect(await answerUnwritten(world, 'editMenu', moved)).toEqual(marked({ parent: ['Must not stand below itself'] }));
    });
    test('refuses another type while menus of the type stand below it', async () => {
      const world = await open();
      const changed = { ...edit, menu_id: 1, menu_types: 'outer' as const, parent: null };
      expect(await answerUnwritten(world, 'editMenu', changed)).toEqual(
        marked({ menu_types: ['Its type stays while menus of that type stand below it: “Categories”'] }),
      );
    });
  },

  getStandardMenu: (open) => {
    test('says what restoring would add and change, and how many entries are own ones', async () => {
      const { api, staff } = await open();
      const { data } = Object((await api.call('getStandardMenu', {}, staff.access)).body);
      expect(data).toMatchObject({ added: expect.arrayContaining(['Catalogue', 'Courses', 'Roles']), own: 1 });
      expect(data.renewed).toEqual(expect.arrayContaining(['Categories']));
      expect(data.added).not.toContain('Website');
    });
  },

  restoreStandardMenu: (open) => {
    test('makes the menu the standard one, beside which own entries and those that lead elsewhere stay', async () => {
      const { api, staff } = await open();
      const { store } = api.host;
      const before = await store.list('menu', { sort: ['iid'] });
      expect(await api.call('restoreStandardMenu', {}, staff.access)).toEqual({
        status: 200,
        body: { msg: 'The standard menu is restored' },
      });
      const after = await store.list('menu', { sort: ['iid'] });
      const isOwn = ({ menu_name }: { menu_name: string }) => ['Course Setup', 'Website'].includes(menu_name);
      expect(after.filter(isOwn)).toEqual(before.filter(isOwn));
      const [categories] = after.filter(({ menu_route }) => menu_route === 'coursesetup/coursecategorysetup');
      const [catalogue] = after.filter(({ menu_name }) => menu_name === 'Catalogue');
      expect(categories).toMatchObject({ iid: 3, menu_icon: 'category', parent: catalogue?.iid });
      const { data } = Object((await api.call('getStandardMenu', {}, staff.access)).body);
      expect(data).toEqual({ added: [], renewed: [], own: 1 });
    });
    test('gives back two names that were exchanged', async () => {
      const { api, staff } = await open();
      const { store } = api.host;
      await api.call('restoreStandardMenu', {}, staff.access);
      const [one, other] = (await store.list('menu', { sort: ['iid'] })).filter(({ parent }) => parent !== null).slice(-2);
      for (const [menu, menu_name] of [
        [one, 'x'],
        [other, one?.menu_name],
        [one, other?.menu_name],
      ] as const)
        await store.update('menu', menu?.iid ?? 0, { menu_name: menu_name ?? '' });
      await api.call('restoreStandardMenu', {}, staff.access);
      expect((await store.get('menu', one?.iid ?? 0))?.menu_name).toBe(one?.menu_name);
      expect((await store.get('menu', other?.iid ?? 0))?.menu_name).toBe(other?.menu_name);
    });
    test('adds none where an own entry has its name', async () => {
      const { api, staff } = await open();
      await api.host.store.insert('menu', { ...(await own(api)), menu_name: 'Catalogue', menu_route: 'ours' });
      expect((await api.call('restoreStandardMenu', {}, staff.access)).status).toBe(200);
      expect(await api.host.store.list('menu', { where: { menu_name: 'Catalogue' } })).toHaveLength(1);
    });
  },
} satisfies CaseSet;

/** An entry at the top of the sidebar. */
async function own({ host }: Api) {
  const { iid: _, ...row } = (await host.store.get('menu', 1)) ?? expect.fail('There is no menu');
  return { ...row, parent: null };
}
