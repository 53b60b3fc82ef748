import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Store, UniqueViolation } from '@/backend/store/port';
import type { Filter, Query } from '@/backend/store/query';
import type { NewRow, Row } from '@/backend/store/tables';
import { naiveList, naiveMatches } from './naiveQuery';
import { audit, course, subcourse } from './world';

/** Holds a store to the port: random queries and writes of many rows, against plain arrays. */
export function fuzzQueries(makeStore: () => Promise<Store>): void {
  test('finds, joins, sorts and counts as the model does', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(world, fc.array(courseQuery), fc.array(menuQuery), async (drawn, courseQueries, menuQueries) => {
        const store = await makeStore();
        const kept = await fill(store, drawn);
        for (const query of courseQueries) {
          expect(await store.list('course', query)).toEqual(naiveList(kept, 'course', query));
          expect(await store.count('course', query)).toBe(naiveList(kept, 'course', query, 'whole').length);
        }
        for (const query of menuQueries) expect(await store.list('menu', query)).toEqual(naiveList(kept, 'menu', query));
        await store.close();
      }),
      { numRuns: 60 },
    );
  });

  test('changes and removes the many that the model does', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(world, courseFilter, fc.array(fc.tuple(fc.nat(7), hours)), async (drawn, filter, hoursOf) => {
        const store = await makeStore();
        const kept = await fill(store, drawn);
        const meant = kept.course.filter((row) => naiveMatches(kept, 'course', row, filter));

        const many = { where: { iid: meant.map(({ iid }) => iid) } };
        expect(await store.updateMany('course', filter, { updated_date_eng: '2026-01-01' })).toBe(meant.length);
        expect(await store.count('course', { where: { updated_date_eng: '2026-01-01' } })).toBe(meant.length);
        expect(await store.list('course', many)).toEqual(meant.map((row) => ({ ...row, updated_date_eng: '2026-01-01' })));

        const each = [...new Map(hoursOf)].map(([index, lecture_hours]) => ({
          iid: kept.course[index]?.iid ?? 0,
          lecture_hours,
        }));
        await store.updateEach('course', each);
        for (const { iid, lecture_hours } of each) {
          expect((await store.get('course', iid))?.lecture_hours).toBe(iid === 0 ? undefined : lecture_hours);
        }

        const below = { where: { course_id: many.where.iid } };
        const removed = kept.subcourse.filter(({ course_id }) => many.where.iid.includes(course_id));
        expect(await store.removeMany('subcourse', below)).toBe(removed.length);
        expect(await store.list('subcourse')).toEqual(kept.subcourse.filter((row) => !removed.includes(row)));
        expect(await store.removeMany('course', many)).toBe(meant.length);
        expect(await store.list('course', { columns: ['iid'] })).toEqual(
          kept.course.filter((row) => !meant.includes(row)).map(({ iid }) => ({ iid })),
        );
        await store.close();
      }),
      { numRuns: 60 },
    );
  });

  test('puts many rows in at once, or none of them', async () => {
    const store = await makeStore();
    const rows = ['Law', 'Banking', 'Nursing'].map(categoryOf);
    expect(await store.insertMany('course_category', rows)).toMatchObject(rows);
    const further = ['Teaching', 'LAW'].map(categoryOf);
    await expect(store.insertMany('course_category', further)).rejects.toBeInstanceOf(UniqueViolation);
    expect(await store.list('course_category')).toMatchObject(rows);
    expect(await store.insertMany('course_category', [])).toEqual([]);
    await store.close();
  });

  test('refuses a condition that has no value', async () => {
    const store = await makeStore();
    await expect(store.removeMany('session', { where: { user_iid: undefined } })).rejects.toThrow('without a meaning');
    await store.close();
  });
}

const nullable = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
// Some look alike, some only begin alike, and some have a sign that SQL would read.
const word = fc.constantFrom('Law', 'LAW', 'law\u200b', 'Café', 'Cafe\u0301', '２०८३', 'a_b%', "o'clock", 'बैंकिङ');
const page = fc.constantFrom('<p>Law</p>', '<b>La</b>w &amp; order', '<i title="law">Fees: ५००</i>', 'a_b%', '');
const hours = fc.constantFrom(null, '1', '2', '10');
const instant = fc.constantFrom('2026-01-02T03:04:05.000Z', '2026-01-02T03:04:05.001Z', '2026-02-01T00:00:00.000Z');
const nth = fc.nat(7);
const yesNo = fc.constantFrom('y' as const, 'n' as const);

const world = fc.record({
  courses: fc.array(fc.record({ word, page, hours, created: nullable(instant), live: yesNo, of: nth, subcourse: fc.boolean() }), {
    maxLength: 8,
  }),
  menus: fc.array(nullable(nth), { maxLength: 8 }),
});

const oneOrMore = <Value>(value: fc.Arbitrary<Value>) => fc.oneof(value, fc.array(value, { maxLength: 3 }));
const range = <Value>(value: fc.Arbitrary<Value>) =>
  fc.record({ gt: value, gte: value, lt: value, lte: value }, { requiredKeys: [] });
const equality = <Value>(value: fc.Arbitrary<Value>) => fc.oneof(oneOrMore(value), fc.record({ not: oneOrMore(value) }));
const start = fc.record({ startsWith: fc.constantFrom('L', 'law', 'Caf', 'a_', 'a%', '') });
const part = fc.record({ contains: fc.constantFrom('LAW', 'law & ', 'é', '2083', '500', 'title', '_b%', '%', "'", '') });

const courseWhere = fc.record(
  {
    iid: fc.oneof(equality(nth), range(nth)),
    course_name: fc.oneof(start, part),
    program_overview: fc.oneof(equality(page), part),
    lecture_hours: fc.oneof(equality(hours), range(fc.constantFrom('1', '10'))),
    created_date: fc.oneof(equality(nullable(instant)), range(instant)),
    is_course_live: equality(yesNo),
    'cat_id.category_name': fc.oneof(equality(word), start),
  },
  { requiredKeys: [] },
);
const courseFilter: fc.Arbitrary<Filter<'course'>> = fc.record(
  { where: courseWhere, without: fc.constant('subcourse.course_id' as const) },
  { requiredKeys: [] },
);

const sortBy = <Path extends string>(...paths: Path[]) => {
  const column = fc.constantFrom(...paths);
  return fc.array(fc.oneof(column, fc.record({ column, order: fc.constant('desc' as const) })), { maxLength: 3 });
};
const courseQuery = fc
  .tuple(
    courseFilter,
    fc.record(
      {
        columns: fc.subarray(['iid', 'course_name', 'created_date', 'lecture_hours'] as const),
        join: fc.constant({ category: 'cat_id.category_name', code: 'cat_id.course_categories_code' } as const),
        sort: sortBy('lecture_hours', 'created_date', 'course_name', 'cat_id.category_name'),
        offset: fc.nat(3),
        limit: fc.nat(5),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([filter, rest]): Query<'course'> => ({ ...filter, ...rest }));

const menuQuery: fc.Arbitrary<Query<'menu'>> = fc.record(
  {
    where: fc.record(
      { parent: equality(nullable(nth)), 'parent.parent.menu_order': fc.oneof(equality(nullable(nth)), range(nth)) },
      { requiredKeys: [] },
    ),
    without: fc.constant('menu.parent' as const),
    join: fc.constant({ above: 'parent.menu_name', top: 'parent.parent.menu_order' } as const),
    sort: sortBy('parent', 'parent.menu_name', 'parent.parent.menu_order'),
  },
  { requiredKeys: [] },
);

type Drawn = typeof world extends fc.Arbitrary<infer Value> ? Value : never;

/** The rows of a drawn world, as the store keeps them. */
async function fill(store: Store, { courses, menus }: Drawn) {
  const categories = await store.insertMany('course_category', ['Law', 'Café', 'बैंकिङ'].map(categoryOf));
  const subcourseRows: Row<'subcourse'>[] = [];
  const menuRows: Row<'menu'>[] = [];
  const drawn = courses.map(({ word: name, page: program_overview, hours: lecture_hours, created, live, of }, index) => ({
    ...course,
    course_name: `${name} ${index}`,
    course_code: `C${index}`,
    course_slug: `course-${index}`,
    cat_id: categories[of % 3]?.iid ?? 0,
    program_overview,
    lecture_hours,
    is_course_live: live,
    created_date: created,
  }));
  const courseRows = await store.insertMany('course', drawn);
  for (const [index, { iid }] of courseRows.entries()) {
    const row = { ...subcourse, course_id: iid, slug: `subcourse-${index}` };
    if (courses[index]?.subcourse) subcourseRows.push(await store.insert('subcourse', row));
  }
  for (const [index, above] of menus.entries()) {
    const parent = above === null ? null : (menuRows[above]?.iid ?? null);
    const row = { menu_route: null, menu_icon: null, menu_types: 'inner' as const, menu_order: index, parent };
    menuRows.push(await store.insert('menu', { ...row, menu_name: `Menu ${index}` }));
  }
  return { course_category: categories, course: courseRows, subcourse: subcourseRows, menu: menuRows };
}

const categoryOf = (category_name: string): NewRow<'course_category'> => ({
  category_name,
  course_categories_code: category_name,
  category_slug: category_name,
  ...audit,
});
