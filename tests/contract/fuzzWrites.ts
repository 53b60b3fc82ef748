import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ReferenceViolation, type Store, UniqueViolation } from '@/backend/store/port';
import type { Row } from '@/backend/store/tables';
import { folded } from '@/domain/characters';
import { courseFilter } from './fuzzQueries';
import { categoryOf, fill, hours, nth, seed, world } from './fuzzWorld';
import { naiveMatches } from './naiveQuery';

const hoursOf = fc.uniqueArray(fc.record({ of: nth, lecture_hours: hours }), { maxLength: 5, selector: ({ of }) => of });

/** Tests a store's writes of many rows against the port's description, with plain arrays as the model. */
export function fuzzWrites(makeStore: () => Promise<Store>): void {
  test('changes and removes the many that the model does', async () => {
    await fc.assert(
      fc.asyncProperty(world, courseFilter, hoursOf, nth, async (drawn, filter, changes, category) => {
        const store = await makeStore();
        const kept = await fill(store, drawn);
        const cat_id = kept.course_category[category % 3]?.iid ?? absent;
        const meant = new Set(kept.course.filter((row) => naiveMatches(kept, 'course', row, filter)).map(({ iid }) => iid));

        const each = changes.map(({ of, lecture_hours }) => ({ iid: kept.course[of]?.iid ?? absent, lecture_hours }));
        const expected = kept.course.map((row) => ({ ...row, ...each.find(({ iid }) => iid === row.iid) }));
        await store.updateEach('course', each);
        expect(await store.list('course')).toEqual(expected);

        const iids = { where: { iid: [...meant] } };
        const moved = expected.map((row) => (meant.has(row.iid) ? { ...row, cat_id } : row));
        const moving = store.updateMany('course', iids, { cat_id });
        if (collide(moved)) await expect(moving).rejects.toMatchObject({ rules: ['course_name_unique'] });
        else expect(await moving).toBe(meant.size);
        const standing = collide(moved) ? expected : moved;
        expect(await store.list('course')).toEqual(standing);

        const below = kept.subcourse.filter(({ course_id }) => meant.has(course_id));
        if (below.length > 0) await expect(store.removeMany('course', iids)).rejects.toBeInstanceOf(ReferenceViolation);
        expect(await store.removeMany('subcourse', { where: { course_id: [...meant] } })).toBe(below.length);
        expect(await store.list('subcourse')).toEqual(kept.subcourse.filter((row) => !below.includes(row)));
        await store.removeMany('faq', {});
        expect(await store.removeMany('course', iids)).toBe(meant.size);
        expect(await store.list('course')).toEqual(standing.filter(({ iid }) => !meant.has(iid)));
        await store.close();
      }),
      { seed, numRuns: 25 },
    );
  });

  test('puts many rows in at once, or none of them', async () => {
    const store = await makeStore();
    const rows = ['Law', 'Banking', 'Nursing'].map(categoryOf);
    expect(await store.insertMany('course_category', rows)).toMatchObject(rows);
    const rules = ['category_name_unique', 'category_code_unique'];
    for (const names of [
      ['Teaching', 'LAW'],
      ['Teaching', 'TEACHING'],
    ]) {
      await expect(store.insertMany('course_category', names.map(categoryOf))).rejects.toMatchObject({ rules });
    }
    expect(await store.list('course_category')).toMatchObject(rows);
    expect(await store.insertMany('course_category', [])).toEqual([]);
    await store.close();
  });

  test('many that come to look alike are refused, and a search finds what stands now', async () => {
    const store = await makeStore();
    const drawn = { page: '<p>Law</p>', hours: null, created: null, live: 'y' as const, subcourse: false, faq: undefined };
    const courses = ['Law', 'LAW', 'Tax'].map((each, of) => ({ ...drawn, word: each, of }));
    const { course, course_category } = await fill(store, { courses, menus: [] });
    const together = { cat_id: course_category[0]?.iid ?? absent };
    await expect(store.updateMany('course', {}, together)).rejects.toMatchObject({ rules: ['course_name_unique'] });
    expect(await store.list('course')).toEqual(course);

    const named = (contains: string) => store.count('course', { where: { course_name: { contains } } });
    const changes = { program_overview: '<p>Fees: <b>५०</b>0</p>' };
    await store.updateEach('course', [{ iid: course[1]?.iid ?? absent, course_name: 'Tort' }]);
    expect([await named('law'), await named('TORT')]).toEqual([1, 1]);
    expect(await store.updateMany('course', { where: { course_name: { contains: 'T' } } }, { ...together, ...changes })).toBe(2);
    expect(await store.count('course', { where: { ...together, program_overview: { contains: 'fees: 500' } } })).toBe(2);
  });

  test('a transaction goes on after many rows were refused, without any of them', async () => {
    const store = await makeStore();
    await store.tx(async (tx) => {
      await expect(tx.insertMany('course_category', ['Law', 'LAW'].map(categoryOf))).rejects.toBeInstanceOf(UniqueViolation);
      await tx.insert('course_category', categoryOf('Banking'));
      await expect(tx.updateMany('course_category', {}, { category_name: 'Law' })).resolves.toBe(1);
    });
    expect(await store.list('course_category', { columns: ['category_name'] })).toEqual([{ category_name: 'Law' }]);
  });

  test('rows that refer to each other alone are removed together', async () => {
    const store = await makeStore();
    const { menu } = await fill(store, { courses: [], menus: [null, 0, 1, null] });
    const [top, middle, , other] = menu;
    await expect(store.removeMany('menu', { where: { iid: top?.iid ?? absent } })).rejects.toBeInstanceOf(ReferenceViolation);
    const chain = { where: { menu_order: { lte: 2 } } };
    expect(await store.list('menu', { ...chain, columns: ['menu_name'], join: { above: 'parent.menu_name' } })).toEqual([
      { menu_name: 'Menu 0', above: null },
      { menu_name: 'Menu 1', above: 'Menu 0' },
      { menu_name: 'Menu 2', above: 'Menu 1' },
    ]);
    expect(middle?.parent).toBe(top?.iid);
    expect(await store.removeMany('menu', chain)).toBe(3);
    expect(await store.list('menu')).toEqual([other]);
  });
}

const absent = 2 ** 31 - 1;

/** Returns whether two courses of one category have names that look the same. */
const collide = (courses: readonly Row<'course'>[]): boolean =>
  new Set(courses.map(({ cat_id, course_name }) => `${cat_id} ${folded(course_name)}`)).size < courses.length;
