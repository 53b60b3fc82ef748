import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Store } from '@/backend/store/port';
import type { Query } from '@/backend/store/query';
import { fill, hours, instant, nth, nullable, page, seed, word, world, yesNo } from './fuzzWorld';
import { naiveCounts, naiveList } from './naiveQuery';

/** Tests a store's queries against the port's description, with plain arrays as the model. */
export function fuzzQueries(makeStore: () => Promise<Store>): void {
  test('finds, joins, sorts and counts as the model does', async () => {
    await fc.assert(
      fc.asyncProperty(world, several(courseQuery), several(menuQuery), async (drawn, courseQueries, menuQueries) => {
        const store = await makeStore();
        const kept = await fill(store, drawn);
        for (const query of courseQueries) {
          expect(await store.list('course', query)).toEqual(naiveList(kept, 'course', query));
          const matching = naiveList(kept, 'course', query, 'whole');
          expect(await store.count('course', query)).toBe(matching.length);
          expect(await store.count('course', query, 2)).toBe(Math.min(2, matching.length));
          expect(await store.countBy('course', 'cat_id', query)).toEqual(naiveCounts(kept, 'course', 'cat_id', query));
        }
        for (const query of menuQueries) expect(await store.list('menu', query)).toEqual(naiveList(kept, 'menu', query));
        await store.close();
      }),
      { seed, numRuns: 25 },
    );
  });

  test('refuses a condition that has no value, and one that no column can have', async () => {
    const store = await makeStore();
    await expect(store.removeMany('session', { where: { user_iid: undefined } })).rejects.toThrow('without a meaning');
    await expect(store.list('course', { where: { lecture_hours: { contains: '1' } } })).rejects.toThrow('is not searched');
    await store.close();
  });
}

const several = <Value>(value: fc.Arbitrary<Value>) => fc.array(value, { minLength: 4, maxLength: 8 });
const oneOrMore = <Value>(value: fc.Arbitrary<Value>) => fc.oneof(value, fc.array(value, { maxLength: 3 }));
const range = <Value>(value: fc.Arbitrary<Value>) =>
  fc.record({ gt: value, gte: value, lt: value, lte: value }, { requiredKeys: [] });
const equality = <Value>(value: fc.Arbitrary<Value>) => fc.oneof(oneOrMore(value), fc.record({ not: oneOrMore(value) }));
const part = fc.record({ contains: fc.constantFrom('LAW', 'law & ', 'é', '2083', '500', 'title', '_b%', '%', "'", '') });

const courseWhere = fc.record(
  {
    iid: fc.oneof(equality(nth), range(nth)),
    course_name: part,
    program_overview: fc.oneof(equality(page), part),
    lecture_hours: fc.oneof(equality(hours), range(fc.constantFrom('1', '10'))),
    created_date: fc.oneof(equality(nullable(instant)), range(instant)),
    is_course_live: equality(yesNo),
    'cat_id.category_name': equality(word),
  },
  { requiredKeys: [] },
);
const sometimes = <Value>(value: Value) => fc.constantFrom(value, undefined);

// A flag's conditions may join, also the table that the flag is about.
const faqWhere = fc.record(
  {
    faq_title: equality(fc.constantFrom('When?', 'Where?')),
    'course_iid.cat_id.category_name': equality(word),
    'course_iid.is_course_live': equality(yesNo),
  },
  { requiredKeys: [] },
);
/** A filter of courses. */
export const courseFilter = fc.record({
  where: courseWhere,
  without: fc.oneof(sometimes('subcourse.course_id' as const), fc.subarray(['subcourse.course_id', 'faq.course_iid'] as const)),
  referredBy: fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    fc.subarray([{ by: 'subcourse.course_id' }, { by: 'faq.course_iid', where: { faq_title: 'When?' } }] as const),
    fc.record({ by: fc.constant('faq.course_iid' as const), where: faqWhere }).map((flag) => [flag]),
  ),
  notReferredBy: sometimes([{ by: 'faq.course_iid', where: { faq_title: 'When?' } }] as const),
});

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
        exists: fc.record(
          {
            parted: fc.constant({ by: 'subcourse.course_id' } as const),
            answered: fc.record({ by: fc.constant('faq.course_iid' as const), where: faqWhere }),
          },
          { requiredKeys: [] },
        ),
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
    exists: fc.record({
      parted: fc.record(
        {
          by: fc.constant('menu.parent' as const),
          where: fc.record({ 'parent.parent.menu_order': equality(nullable(nth)) }, { requiredKeys: [] }),
        },
        { requiredKeys: ['by'] },
      ),
      ending: fc.constant({ by: 'menu.parent', without: 'menu.parent' } as const),
      deep: fc.constant({ by: 'menu.parent', referredBy: [{ by: 'menu.parent', without: 'menu.parent' }] } as const),
    }),
    sort: sortBy('parent', 'parent.menu_name', 'parent.parent.menu_order'),
  },
  { requiredKeys: [] },
);
