import { expect, test } from 'vitest';
import type { CategoryNode } from '@/contract/courseTree';
import { catalogueFigures, catalogueFindings } from './catalogueFigures';

const lesson = (iid: number, subTopics: number) => ({
  iid,
  slug: `lesson-${iid}`,
  lesson_title: `Lesson ${iid}`,
  lesson_order: iid,
  sub_topics: Array.from({ length: subTopics }, (_, place) => ({
    iid: iid * 10 + place,
    slug: `sub-${iid}-${place}`,
    topic_title: 'Preamble',
    sub_topic_order: place + 1,
    page_type: 'plain_text' as const,
  })),
});

const catalogue: CategoryNode[] = [
  {
    iid: 1,
    category_slug: 'lok-sewa',
    category_name: 'Lok Sewa Aayog',
    course_categories_code: 'PSC',
    courses: [
      {
        iid: 1,
        course_slug: 'kharidar',
        course_name: 'Kharidar',
        course_code: 'KHA',
        is_course_live: 'y',
        subcourses: [
          {
            iid: 1,
            slug: 'first-paper',
            subcourse_name: 'First Paper',
            subcourse_code: 'P1',
            main_topics: [
              { iid: 1, slug: 'constitution', topic_title: 'Constitution', lessons: [lesson(1, 2), lesson(2, 0)] },
              { iid: 2, slug: 'geography', topic_title: 'Geography', lessons: [] },
            ],
          },
        ],
      },
      { iid: 2, course_slug: 'subba', course_name: 'Nayab Subba', course_code: 'SUB', is_course_live: 'n', subcourses: [] },
    ],
  },
  { iid: 2, category_slug: 'law', category_name: 'Law', course_categories_code: 'LAW', courses: [] },
];

test('every level is counted through the whole tree', () => {
  expect(catalogueFigures(catalogue)).toEqual({
    categories: 2,
    courses: 2,
    live_courses: 1,
    subcourses: 1,
    main_topics: 2,
    lessons: 2,
    sub_topics: 2,
  });
  expect(Object.values(catalogueFigures([]))).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test('what is empty or not live is found, with the screen where it can be put right', () => {
  expect(catalogueFindings(catalogue)).toEqual([
    { name: 'Nayab Subba', text: 'dashboard.no_subcourses', to: '/coursesetup/add_subcourse/subba' },
    { name: 'Law', text: 'dashboard.no_courses', to: '/coursesetup/add_course/law' },
  ]);
});

test('a course with subcourses that is not live is found too', () => {
  const waiting = catalogue.map((category) => ({
    ...category,
    courses: category.courses.slice(0, 1).map((course) => ({ ...course, is_course_live: 'n' as const })),
  }));
  expect(catalogueFindings(waiting)[0]).toEqual({
    name: 'Kharidar',
    text: 'dashboard.not_live',
    to: '/coursesetup/viewCourseDetails/kharidar',
  });
});
