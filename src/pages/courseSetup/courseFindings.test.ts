import { expect, test } from 'vitest';
import { courseNodes } from '@/components/courseTree/courseNodes';
import type { CategoryNode } from '@/contract/courseTree';
import { courseFindings } from './courseFindings';

const subTopic = (iid: number, page_type: 'plain_text' | 'multimedia', has_video?: boolean) => ({
  iid,
  slug: `topic-${iid}`,
  topic_title: `Topic ${iid}`,
  sub_topic_order: iid,
  page_type,
  has_video,
});

const catalogue: readonly CategoryNode[] = [
  {
    iid: 1,
    category_slug: 'lok-sewa',
    category_name: 'Lok Sewa',
    course_categories_code: 'LS',
    courses: [
      {
        iid: 1,
        course_slug: 'kharidar',
        course_name: 'Kharidar',
        course_code: 'KHA',
        is_course_live: 'n',
        subcourses: [
          {
            iid: 1,
            slug: 'first',
            subcourse_name: 'First Paper',
            subcourse_code: 'P1',
            main_topics: [
              {
                iid: 1,
                slug: 'constitution',
                topic_title: 'Constitution',
                lessons: [
                  { iid: 1, slug: 'rights', lesson_title: 'Rights', lesson_order: 1, sub_topics: [] },
                  {
                    iid: 2,
                    slug: 'duties',
                    lesson_title: 'Duties',
                    lesson_order: 2,
                    sub_topics: [
                      subTopic(1, 'plain_text', false),
                      subTopic(2, 'multimedia', false),
                      subTopic(3, 'multimedia', true),
                    ],
                  },
                ],
              },
              { iid: 2, slug: 'geography', topic_title: 'Geography', lessons: [] },
            ],
          },
          { iid: 2, slug: 'second', subcourse_name: 'Second Paper', subcourse_code: 'P2', main_topics: [] },
        ],
      },
    ],
  },
];

const node = courseNodes({ data: [...catalogue] })[0]?.children[0];
const whole = { id: 1, course_banner_img: 'b', course_preview_img: 'p', updated_date_nep: '2083-01-01', has_certification: 'n' };

const findings = (changes: object) =>
  node ? courseFindings({ ...whole, ...changes }, node).map(({ name, text, to }) => [name, text.split('.').at(-1), to]) : [];

const below = [
  ['Rights', 'no_sub_topic', '/coursesetup/addSubTopic/1'],
  ['Topic 2', 'no_video', '/coursesetup/editSubTopic/topic-2'],
  ['Geography', 'no_lesson', '/coursesetup/addLessons/2'],
  ['Second Paper', 'no_main_topic', '/coursesetup/addMainTopic/2'],
];

test('what is empty, and a page without its video, is found with the form that puts it right', () => {
  expect(findings({})).toEqual(below);
});

test('what the course itself lacks comes first, a certificate only where it has one', () => {
  const view = '/coursesetup/viewCourseDetails/kharidar';
  expect(findings({ course_preview_img: null, updated_date_nep: null, has_certification: 'y', certificate_img: null })).toEqual([
    ['Kharidar', 'no_preview', `${view}/preview`],
    ['Kharidar', 'no_date', `${view}/date`],
    ['Kharidar', 'no_certificate', `${view}/certificate`],
    ...below,
  ]);
});
