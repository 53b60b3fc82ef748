import { expect, test } from 'vitest';
import { courseNodes } from '@/components/product/courseTree/courseNodes';
import type { CategoryNode } from '@/contract/courseTree';
import { catalogueFigures } from './catalogueFigures';

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
    page_type: 'multimedia' as const,
    has_video: place === 0,
  })),
});

const course = (iid: number, is_course_live: 'y' | 'n') => ({
  iid,
  course_slug: `course-${iid}`,
  course_name: `Course ${iid}`,
  course_code: `C${iid}`,
  is_course_live,
  subcourses: [],
});

const catalogue: CategoryNode[] = [
  {
    iid: 1,
    category_slug: 'lok-sewa',
    category_name: 'Lok Sewa Aayog',
    course_categories_code: 'PSC',
    courses: [
      {
        ...course(1, 'y'),
        subcourses: [
          {
            iid: 1,
            slug: 'first-paper',
            subcourse_name: 'First Paper',
            subcourse_code: 'P1',
            main_topics: [{ iid: 1, slug: 'law', topic_title: 'Law', lessons: [lesson(1, 3), lesson(2, 0)] }],
          },
        ],
      },
      course(2, 'n'),
    ],
  },
  { iid: 2, category_slug: 'law', category_name: 'Law', course_categories_code: 'LAW', courses: [] },
];

const counts = (categories: CategoryNode[]) =>
  catalogueFigures(courseNodes({ data: categories })).map(({ name, count, part }) => [name, count, part]);

test('each figure counts a level through the whole tree, and its records that are empty, live or without a video', () => {
  expect(counts(catalogue)).toEqual([
    ['categories', 2, 1],
    ['courses', 2, 1],
    ['lessons', 2, 1],
    ['sub_topics', 3, 2],
  ]);
  expect(counts([])).toEqual([
    ['categories', 0, 0],
    ['courses', 0, 0],
    ['lessons', 0, 0],
    ['sub_topics', 0, 0],
  ]);
});
