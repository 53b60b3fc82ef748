import categories from '@fixtures/course_categories.json';
import courses from '@fixtures/courses.json';
import instructors from '@fixtures/instructors.json';
import lessonResources from '@fixtures/lesson_resources.json';
import lessons from '@fixtures/lessons.json';
import mainTopics from '@fixtures/main_topics.json';
import subTopics from '@fixtures/sub_topics.json';
import subcourses from '@fixtures/subcourses.json';
import users from '@fixtures/users.json';
import { expect, test } from 'vitest';
import { categoryForm } from '@/contract/category';
import { courseEditForm } from '@/contract/course';
import { longest } from '@/contract/fields';
import { mainTopicEditForm } from '@/contract/mainTopic';
import { subcourseEditForm } from '@/contract/subcourse';
import { subTopicEditForm } from '@/contract/subTopic';
import { fromAd, fromBs } from '@/domain/bikramSambat';

// That the fixtures fit the records, the unique rules and the foreign keys is tested where the demo loads them.

const lengths = {
  category_name: [3, 50, categories.map((row) => row.category_name)],
  course_name: [3, 50, courses.map((row) => row.course_name)],
  course_code: [2, 7, courses.map((row) => row.course_code)],
  course_banner_description: [30, longest, courses.map((row) => row.course_banner_description)],
  program_overview: [20, longest, courses.map((row) => row.program_overview)],
  subcourse_name: [3, 50, subcourses.map((row) => row.subcourse_name)],
  subcourse_code: [2, 7, subcourses.map((row) => row.subcourse_code)],
  subcourse_short_description: [30, longest, subcourses.map((row) => row.subcourse_short_description)],
  'main topic': [4, 50, mainTopics.map((row) => row.topic_title)],
  lesson_title: [3, 255, lessons.map((row) => row.lesson_title)],
  'sub topic': [3, 100, subTopics.map((row) => row.topic_title)],
  lecture_hours: [1, 3, [...subcourses, ...mainTopics, ...lessons].map((row) => row.lecture_hours)],
  'instructor’s name': [3, 50, instructors.flatMap((row) => [row.first_name, row.last_name])],
  experience: [5, 100, instructors.map((row) => row.experience)],
  instructor_short_desc: [10, 650, instructors.map((row) => row.instructor_short_desc)],
  modified_remarks: [4, 100, [...courses, ...lessons, ...subTopics].flatMap((row) => row.modified_remarks ?? [])],
} as const;

test.each(Object.entries(lengths))('%s is as long as its form asks', (_, [min, max, texts]) => {
  expect(texts.filter((text) => text.length < min || text.length > max || text !== text.trim())).toEqual([]);
});

const modified_remarks = 'just to see';
const forms = [
  ...categories.map((row) => [categoryForm, row] as const),
  ...courses.map((row) => [courseEditForm(row), { ...row, course_category: row.cat_id, modified_remarks }] as const),
  ...subcourses.map((row) => [subcourseEditForm, { ...row, courses: row.course_id, modified_remarks }] as const),
  ...mainTopics.map((row) => [mainTopicEditForm, { ...row, subcourse: row.subcourse_iid, modified_remarks }] as const),
  ...subTopics.map(
    (row) =>
      [subTopicEditForm, { ...row, lesson: row.lesson_iid, instructors: row.instructor_iid ?? 1, modified_remarks }] as const,
  ),
];

test('a record would pass its form', () => {
  for (const [form, row] of forms) expect([row.iid, form.safeParse(row).error]).toEqual([row.iid, undefined]);
});

test('siblings are numbered from 1 without a gap', () => {
  const places = [
    ...mainTopics.map(({ iid }) => lessons.filter((row) => row.main_topic_iid === iid).map((row) => row.lesson_order)),
    ...lessons.map(({ iid }) => subTopics.filter((row) => row.lesson_iid === iid).map((row) => row.sub_topic_order)),
  ];
  for (const numbers of places) expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test('a slug is lower-case letters and digits of any script, and never digits alone', () => {
  const slugs = [
    ...categories.map((row) => row.category_slug),
    ...courses.map((row) => row.course_slug),
    ...[...subcourses, ...mainTopics, ...lessons, ...subTopics].map((row) => row.slug),
  ];
  expect(slugs.filter((slug) => !/^(?!\d+$)[\p{Ll}\p{Lo}\p{M}\p{N}]+(-[\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u.test(slug))).toEqual([]);
});

test('hours add up from lesson to course', () => {
  const total = (rows: readonly { lecture_hours: string }[]) =>
    String(rows.reduce((sum, row) => sum + Number(row.lecture_hours), 0));
  const topicHours = mainTopics.map((topic) => total(lessons.filter((row) => row.main_topic_iid === topic.iid)));
  const subcourseHours = subcourses.map(({ iid }) => total(mainTopics.filter((row) => row.subcourse_iid === iid)));
  const courseHours = courses.map(({ iid }) => total(subcourses.filter((row) => row.course_id === iid)));
  expect(mainTopics.map((row) => row.lecture_hours)).toEqual(topicHours);
  expect(subcourses.map((row) => row.lecture_hours)).toEqual(subcourseHours);
  expect(courses.map((row, index) => row.lecture_hours ?? courseHours[index])).toEqual(courseHours);
});

test('a course has what its flags ask for', () => {
  for (const course of courses) {
    expect([course.iid, course.certificate_img !== null]).toEqual([course.iid, course.has_certification === 'y']);
    const { updated_date_nep: bs, updated_date_eng: ad } = course;
    expect([course.iid, bs && fromBs(bs)]).toEqual([course.iid, ad && fromAd(ad)]);
  }
});

test('a sub topic has what its kind asks for', () => {
  for (const topic of subTopics) {
    if (topic.page_type === 'plain_text') {
      expect([topic.iid, String(topic.sub_topic_desc).length >= 30, topic.video_type]).toEqual([topic.iid, true, null]);
    } else {
      expect(topic).toMatchObject({
        host_type: expect.stringMatching(/^(yt|others)$/),
        mob_video_url: expect.stringMatching(/^https:/),
        video_duration: expect.stringMatching(/^\d\d:\d\d:\d\d$/),
      });
      expect([topic.iid, topic.video_url !== null]).toEqual([topic.iid, topic.video_type === 'url']);
      expect([topic.iid, topic.em_video_url !== null]).toEqual([topic.iid, topic.video_type === 'em']);
      expect([topic.iid, topic.preview_video_url !== null]).toEqual([topic.iid, topic.preview_status === 'y']);
    }
  }
});

test('whoever made or changed a record is staff, and changed it after it was made', () => {
  const staff = users.filter((person) => person.is_staff).map((person) => person.username);
  const rows = [categories, courses, subcourses, mainTopics, lessons, lessonResources, instructors, subTopics].flat();
  for (const row of rows) {
    expect(staff).toContain(row.created_by);
    expect([null, ...staff]).toContain(row.modified_by);
    expect(row.modified_date ?? '9999').toSatisfy((date: string) => date > row.created_date);
  }
});

test('the demo’s sign-ins are there', () => {
  const password = 'Coursedesk#1';
  expect(users).toContainEqual(expect.objectContaining({ email: 'staff@coursedesk.test', is_staff: true, password }));
  expect(users).toContainEqual(expect.objectContaining({ email: 'learner@coursedesk.test', is_staff: false, password }));
});
