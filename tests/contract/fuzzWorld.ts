import * as fc from 'fast-check';
import type { Store } from '@/backend/store/port';
import type { NewRow } from '@/backend/store/tables';
import { folded } from '@/domain/characters';
import { audit } from './audit';
import { course, subcourse } from './world';

/** The seed is fixed, so that each run has the same cases. */
export const seed = 7_126_003;

export const nullable = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
// Some look alike, some begin alike, and some have a character that SQL would interpret.
export const word = fc.constantFrom<string>(
  'Law',
  'LAW',
  'law\u200b',
  'Café',
  'Cafe\u0301',
  '२०८३',
  'a_b%',
  "o'clock",
  'बैंकिङ',
  '😀',
  '￦',
);
export const page = fc.constantFrom<string>('<p>Law</p>', '<b>La</b>w &amp; order', '<i title="law">Fees: ५००</i>', 'a_b%', '');
export const hours = fc.constantFrom(null, '1', '2', '10');
export const instant = fc.constantFrom('2026-01-02T03:04:05.000Z', '2026-01-02T03:04:05.001Z', '2026-02-01T00:00:00.000Z');
export const nth = fc.nat(7);
export const yesNo = fc.constantFrom('y' as const, 'n' as const);

const has = { subcourse: fc.boolean(), faq: fc.constantFrom(undefined, 'When?', 'Where?') };
const drawnCourse = fc.record({ word, page, hours, created: nullable(instant), live: yesNo, of: nth, ...has });

/** The content of a store: courses, some with a subcourse or an FAQ, and menus, some below another. */
export const world = fc.record({
  courses: fc.uniqueArray(drawnCourse, { maxLength: 8, selector: (each) => `${each.of % 3} ${folded(each.word)}` }),
  menus: fc.array(nullable(nth), { maxLength: 8 }),
});
type Drawn = typeof world extends fc.Arbitrary<infer Value> ? Value : never;

/** Inserts the rows of a drawn world; returns them as stored. */
export async function fill(store: Store, { courses, menus }: Drawn) {
  const course_category = await store.insertMany('course_category', ['Law', 'Café', 'बैंकिङ'].map(categoryOf));
  const courseRows = courses.map((each, index) => ({
    ...course,
    course_name: each.word,
    course_code: `C${index}`,
    course_slug: `course-${index}`,
    cat_id: course_category[each.of % 3]?.iid ?? 0,
    program_overview: each.page,
    lecture_hours: each.hours,
    is_course_live: each.live,
    created_date: each.created,
  }));
  const keptCourses = await store.insertMany('course', courseRows);
  const withSubcourse = keptCourses.filter((_, index) => courses[index]?.subcourse);
  const keptSubcourses = await store.insertMany(
    'subcourse',
    withSubcourse.map(({ iid }) => ({ ...subcourse, course_id: iid, slug: `subcourse-${iid}` })),
  );
  const faqs = keptCourses.flatMap(({ iid }, index) => {
    const faq_title = courses[index]?.faq;
    return faq_title === undefined ? [] : [{ faq_title, faq_desc: '', course_iid: iid, priority_order: 1, ...audit }];
  });
  const faq = await store.insertMany('faq', faqs);
  const top = await store.insertMany(
    'menu',
    menus.map((_, index) => ({ ...menu, menu_name: `Menu ${index}`, menu_order: index })),
  );
  const below = top.map(({ iid }, index) => ({ iid, parent: top[menus[index] ?? -1]?.iid ?? null }));
  await store.updateEach('menu', below);
  const keptMenus = top.map((row, index) => ({ ...row, parent: below[index]?.parent ?? null }));
  return { course_category, course: keptCourses, subcourse: keptSubcourses, faq, menu: keptMenus };
}

export const categoryOf = (category_name: string): NewRow<'course_category'> => ({
  category_name,
  course_categories_code: category_name,
  category_slug: category_name,
  ...audit,
});

const menu: NewRow<'menu'> = {
  menu_name: '',
  menu_route: null,
  menu_icon: null,
  menu_types: 'inner',
  menu_order: 0,
  parent: null,
};
