import { expect, test } from 'vitest';
import { ReferenceViolation, type Store, UniqueViolation } from '@/backend/store/port';
import type { NewRow } from '@/backend/store/tables';
import { audit } from './audit';
import { course, coursePrice } from './world';

/** Tests a store in cases that random steps seldom reach. */
export function describeStore(makeStore: () => Promise<Store>): void {
  test('a refusal names every rule that is broken, and no other', async () => {
    const store = await makeStore();
    const { iid: cat_id } = await store.insert('course_category', banking);
    await store.insert('course', { ...course, cat_id });
    const rules = ['course_name_unique', 'course_code_unique', 'course_slug_unique'];
    await expect(store.insert('course', { ...course, cat_id })).rejects.toMatchObject({ name: 'UniqueViolation', rules });
    const law = await store.insert('course_category', { ...banking, category_name: 'Law', category_slug: 'law' }).catch(refused);
    expect(law).toEqual(['category_code_unique']);
  });

  test('a row doesn’t violate a unique rule by itself', async () => {
    const store = await makeStore();
    const { iid } = await store.insert('course_category', banking);
    expect(await store.update('course_category', iid, banking)).toEqual({ iid, ...banking });
    expect(await store.update('course_category', iid, {})).toEqual({ iid, ...banking });
  });

  test('null is a value that a rule compares, and a condition', async () => {
    const store = await makeStore();
    const home = await store.insert('menu', menu);
    expect(await store.insert('menu', { ...menu, menu_name: 'HOME' }).catch(refused)).toEqual(['menu_name_unique']);
    const below = await store.insert('menu', { ...menu, parent: home.iid });
    expect(await store.list('menu', { where: { parent: null } })).toEqual([home]);
    expect(await store.list('menu', { where: { parent: [home.iid, null] } })).toEqual([home, below]);
    expect(await store.list('menu', { where: { parent: [] } })).toEqual([]);
  });

  test('null comes last in an order, and texts go by their characters’ numbers', async () => {
    const store = await makeStore();
    for (const [place, menu_icon] of [null, '😀', 'é', '￦', 'b', 'आ', 'B', ''].entries()) {
      await store.insert('menu', { ...menu, menu_icon, menu_name: `icon ${place}` });
    }
    const icons = (await store.list('menu', { sort: ['menu_icon'] })).map(({ menu_icon }) => menu_icon);
    expect(icons).toEqual(['', 'B', 'b', 'é', 'आ', '￦', '😀', null]);
  });

  test('a transaction goes on after a unique rule has refused a row; a reference that is refused undoes it', async () => {
    const store = await makeStore();
    const { iid } = await store.tx(async (tx) => {
      const stored = await tx.insert('course_category', banking);
      await expect(tx.insert('course_category', banking)).rejects.toBeInstanceOf(UniqueViolation);
      await tx.insert('course', { ...course, cat_id: stored.iid });
      return tx.update('course_category', stored.iid, { category_name: 'Banks' }).then(() => stored);
    });
    const breaks: ((tx: Store) => Promise<unknown>)[] = [
      (tx) => tx.insert('course', { ...course, course_name: 'Law', course_slug: 'law', course_code: 'LAW', cat_id: iid + 1 }),
      (tx) => tx.updateMany('course', {}, { cat_id: iid + 1 }),
      (tx) => tx.remove('course_category', iid),
    ];
    for (const breaking of breaks) {
      const work = store.tx(async (tx) => {
        await tx.update('course_category', iid, { category_name: 'Undone' });
        await breaking(tx);
      });
      await expect(work).rejects.toBeInstanceOf(ReferenceViolation);
    }
    expect(await store.list('course')).toMatchObject([{ cat_id: iid }]);
    expect(await store.get('course_category', iid)).toMatchObject({ category_name: 'Banks' });
  });

  test('a row that only itself refers to can be removed', async () => {
    const store = await makeStore();
    const { iid } = await store.insert('menu', menu);
    await store.update('menu', iid, { parent: iid });
    expect(await store.remove('menu', iid)).toBe(true);
    expect(await store.remove('menu', iid)).toBe(false);
  });

  test('rows locked by a transaction aren’t changed by others, and transactions don’t nest', async () => {
    const store = await makeStore();
    const { iid } = await store.insert('menu', { ...menu, menu_order: 0 });
    const count = () =>
      store.tx(async (tx) => {
        const row = await tx.get('menu', iid, 'lock');
        await tx.update('menu', iid, { menu_order: (row?.menu_order ?? 0) + 1 });
      });
    await Promise.all([count(), count(), count()]);
    expect(await store.get('menu', iid)).toMatchObject({ menu_order: 3 });
    await expect(store.tx((tx) => tx.tx(async () => {}))).rejects.toThrow('Transactions do not nest');
  });

  test('a moment comes back as it was written, whatever the time zone', async () => {
    const store = await makeStore();
    const moment = '2026-12-31T23:59:59.007Z';
    const row = await store.insert('course_category', { ...banking, created_date: moment });
    expect(row.created_date).toBe(moment);
    expect(await store.list('course_category', { where: { created_date: [moment] } })).toEqual([row]);
  });

  test('a number with decimals comes back as it was written, and is put in order by its value', async () => {
    const store = await makeStore();
    const { iid: cat_id } = await store.insert('course_category', banking);
    const { iid: course_iid } = await store.insert('course', { ...course, cat_id });
    const amounts = [10, 9.99, 9_999_999_999.99, 0, 0.1];
    for (const amount of amounts) {
      const price = { ...coursePrice, course_iid, package_name: `for ${amount}`, course_price: amount, discount_offer: amount };
      expect(await store.insert('course_price', price)).toMatchObject(price);
    }
    const inOrder = await store.list('course_price', { sort: ['course_price'] });
    expect(inOrder.map(({ course_price }) => course_price)).toEqual(amounts.toSorted((one, other) => one - other));
    const found = await store.list('course_price', { where: { discount_offer: [0.1, null] } });
    expect(found).toMatchObject([{ package_name: 'for 0.1' }]);
    expect(await store.update('course_price', found[0]?.iid ?? 0, { discount_offer: null })).toMatchObject({
      discount_offer: null,
    });
  });

  test('a text of any length is kept apart from its twins', async () => {
    const store = await makeStore();
    const long = Array.from({ length: 5000 }, (_, place) => String.fromCodePoint(0x4e00 + place)).join('');
    await store.insert('course_category', { ...banking, category_slug: long });
    const other = { ...banking, category_name: 'Law', course_categories_code: 'LAW', category_slug: long };
    expect(await store.insert('course_category', other).catch(refused)).toEqual(['category_slug_unique']);
  });
}

const refused = (error: unknown) => error instanceof UniqueViolation && error.rules;

const banking: NewRow<'course_category'> = {
  category_name: 'Banking',
  course_categories_code: 'BANK',
  category_slug: 'banking',
  ...audit,
};

const menu: NewRow<'menu'> = {
  menu_name: 'Home',
  menu_route: null,
  menu_icon: null,
  menu_types: 'inner',
  parent: null,
  menu_order: 1,
};
