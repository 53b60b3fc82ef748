import { expect, test } from 'vitest';
import type { CourseTreeNode } from './courseNodes';
import { courseReadiness } from './courseReadiness';
import type { Level } from './levels';

const node = (level: Level, label: string, children: CourseTreeNode[] = [], lacksVideo = false): CourseTreeNode => ({
  key: `${level}-${label}`,
  level,
  iid: label.length,
  slug: label.toLowerCase(),
  label,
  searched: label,
  childCount: children.length,
  children,
  lacksVideo,
});

const whole = { course_banner_img: 'b.png', course_preview_img: 'p.png', updated_date_nep: '2081-01-01', has_certification: 'n' };
const lesson = (...subTopics: CourseTreeNode[]) => node('lesson', 'Rights', subTopics);
const course = (...lessons: CourseTreeNode[]) =>
  node('course', 'Kharidar', [node('subcourse', 'Paper', [node('main_topic', 'Law', lessons)])]);

const missing = (steps: ReturnType<typeof courseReadiness>) =>
  steps.filter(({ ready }) => !ready).map(({ what, name, to }) => [what, name, to]);

test('a course that has all lacks nothing; a certificate is asked for where there is one', () => {
  const full = course(lesson(node('sub_topic', 'Speech')));
  expect(courseReadiness(whole, full).map(({ ready }) => ready)).toEqual(Array(8).fill(true));
  const certified = courseReadiness({ ...whole, has_certification: 'y' }, full);
  expect(certified).toHaveLength(9);
  expect(missing(certified)).toEqual([['certificate', undefined, '/coursesetup/viewCourseDetails/kharidar/certificate']]);
});

test('what is missing leads to where it is put right, and names whose it is', () => {
  const steps = courseReadiness(
    { ...whole, course_banner_img: null },
    course(lesson(node('sub_topic', 'Speech', [], true)), lesson()),
  );
  expect(missing(steps)).toEqual([
    ['banner', undefined, '/coursesetup/viewCourseDetails/kharidar/banner'],
    ['add_sub_topic', 'Rights', '/coursesetup/addSubTopic/6'],
    ['video', 'Speech', '/coursesetup/editSubTopic/speech'],
  ]);
});

test('what can’t be done before something else isn’t offered yet', () => {
  expect(missing(courseReadiness(whole, node('course', 'Kharidar')))).toEqual([
    ['add_subcourse', undefined, '/coursesetup/add_subcourse/kharidar'],
    ['add_main_topic', undefined, undefined],
    ['add_lesson', undefined, undefined],
    ['add_sub_topic', undefined, undefined],
    ['video', undefined, undefined],
  ]);
});
