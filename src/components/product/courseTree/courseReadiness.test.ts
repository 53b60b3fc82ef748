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
  texts: [label],
  childCount: children.length,
  children,
  lacksVideo,
});

const whole = { course_banner_img: 'b.png', course_preview_img: 'p.png', updated_date_nep: '2081-01-01', has_certification: 'n' };
const lesson = (...subTopics: CourseTreeNode[]) => node('lesson', 'Rights', subTopics);
const course = (...lessons: CourseTreeNode[]) =>
  node('course', 'Kharidar', [node('subcourse', 'Paper', [node('main_topic', 'Law', lessons)])]);

const missing = (steps: ReturnType<typeof courseReadiness>) =>
  steps
    .filter(({ ready }) => !ready)
    .flatMap(({ what, lacks }): unknown[] => (lacks.length > 0 ? lacks.map(({ name, to }) => [what, name, to]) : [[what]]));

test('a course that has all lacks nothing; a certificate is asked for where there is one', () => {
  const full = course(lesson(node('sub_topic', 'Speech')));
  expect(courseReadiness(whole, full).map(({ ready }) => ready)).toEqual(Array(8).fill(true));
  const certified = courseReadiness({ ...whole, has_certification: 'y' }, full);
  expect(certified).toHaveLength(9);
  expect(missing(certified)).toEqual([['certificate', undefined, '/coursesetup/viewCourseDetails/kharidar/certificate']]);
});

test('all that is missing leads to where it is put right, and names whose it is', () => {
  const steps = courseReadiness(
    { ...whole, course_banner_img: null },
    course(lesson(node('sub_topic', 'Speech', [], true)), lesson(), node('lesson', 'Duties')),
  );
  expect(missing(steps)).toEqual([
    ['banner', undefined, '/coursesetup/viewCourseDetails/kharidar/banner'],
    ['add_sub_topic', 'Rights', '/coursesetup/addSubTopic/6'],
    ['add_sub_topic', 'Duties', '/coursesetup/addSubTopic/6'],
    ['video', 'Speech', '/coursesetup/editSubTopic/speech'],
  ]);
});

test('what can’t be done before something else isn’t offered yet', () => {
  expect(missing(courseReadiness(whole, node('course', 'Kharidar')))).toEqual([
    ['add_subcourse', undefined, '/coursesetup/add_subcourse/kharidar'],
    ['add_main_topic'],
    ['add_lesson'],
    ['add_sub_topic'],
    ['video'],
  ]);
});

test('without its images and a subcourse a course can’t go live, without the others it can', () => {
  const needed = courseReadiness({}, node('course', 'Kharidar')).filter((step) => step.needed);
  expect(needed.map(({ what }) => what)).toEqual(['banner', 'preview', 'add_subcourse']);
});
