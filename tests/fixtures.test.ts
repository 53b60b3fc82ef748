import batches from '@fixtures/batch.json';
import courses from '@fixtures/course.json';
import categories from '@fixtures/course_category.json';
import coursePrices from '@fixtures/course_price.json';
import faqs from '@fixtures/faq.json';
import features from '@fixtures/feature.json';
import lessons from '@fixtures/lesson.json';
import liveQuizzes from '@fixtures/live_modelset_tag.json';
import mainTopics from '@fixtures/main_topic.json';
import modelsets from '@fixtures/modelset.json';
import overviews from '@fixtures/overview.json';
import passages from '@fixtures/passage.json';
import passageQuizzes from '@fixtures/passage_quiz_tag.json';
import quizzes from '@fixtures/quiz.json';
import quizLevels from '@fixtures/quiz_level.json';
import quizOptions from '@fixtures/quiz_option.json';
import subTopics from '@fixtures/sub_topic.json';
import subcourses from '@fixtures/subcourse.json';
import users from '@fixtures/user.json';
import { remarked } from '@tests/support/remarked';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { batchEditForm } from '@/contract/batch';
import { categoryEditForm } from '@/contract/category';
import { courseDateForm, courseEditForm } from '@/contract/course';
import { coursePriceEditForm } from '@/contract/coursePrice';
import { faqEditForm } from '@/contract/faq';
import { featureEditForm } from '@/contract/feature';
import { asks, conditionOf } from '@/contract/formRules';
import { lessonForm } from '@/contract/lesson';
import { liveQuizEditForm } from '@/contract/liveQuiz';
import { mainTopicEditForm } from '@/contract/mainTopic';
import { modelsetEditForm } from '@/contract/modelset';
import { overviewEditForm, overviewForm } from '@/contract/overview';
import { passageEditForm, passageQuizForm } from '@/contract/passage';
import { amountsOf } from '@/contract/priceAmounts';
import { quizEditForm } from '@/contract/quiz';
import { quizLevelEditForm } from '@/contract/quizLevel';
import { wordsOfOptions } from '@/contract/quizOptions';
import { subcourseEditForm } from '@/contract/subcourse';
import { subTopicEditForm, subTopicForm } from '@/contract/subTopic';

// The demo's tests check that the fixtures fit the records, the unique rules and the foreign keys.

/** The rows of every fixture. */
const everyRow = Object.values(import.meta.glob('/fixtures/*.json', { eager: true, import: 'default' })).flatMap((rows) =>
  z.array(z.looseObject({ iid: z.int() })).parse(rows),
);

const writtenRow = z.object({
  created_by: z.string(),
  created_date: z.iso.datetime(),
  modified_by: z.nullable(z.string()),
  modified_date: z.nullable(z.iso.datetime()),
});

/** The bounds of texts that no form asks for. */
const lengths = {
  'remark on a lesson': [4, 100, lessons.flatMap((row) => row.modified_remarks ?? [])],
} as const;

test.each(Object.entries(lengths))('the length of the %s', (_, [min, max, texts]) => {
  expect(texts.filter((text) => text.length < min || text.length > max || text !== text.trim())).toEqual([]);
});

/** Returns the options of a question, as its form has them. */
const optionsOf = ({ iid }: { iid: number }) => ({
  quiz_options: quizOptions.flatMap(({ quiz_iid, options, correct }) => (quiz_iid === iid ? { options, correct } : [])),
});

const forms = [
  ...categories.map((row) => [categoryEditForm, { ...row, ...remarked(row) }] as const),
  ...courses.map((row) => [courseEditForm(row), { ...row, course_category: row.cat_id, ...remarked(row) }] as const),
  ...courses.filter((row) => row.updated_date_nep ?? row.updated_date_eng).map((row) => [courseDateForm, row] as const),
  ...coursePrices.map((row) => [coursePriceEditForm, { ...row, courses: row.course_iid, ...remarked(row) }] as const),
  ...subcourses.map((row) => [subcourseEditForm, { ...row, courses: row.course_id, ...remarked(row) }] as const),
  ...mainTopics.map((row) => [mainTopicEditForm, { ...row, subcourse: row.subcourse_iid, ...remarked(row) }] as const),
  ...features.map((row) => [featureEditForm, { ...row, ...remarked(row) }] as const),
  ...quizzes.map((row) => [quizEditForm, { ...row, ...optionsOf(row) }] as const),
  ...quizLevels.map((row) => [quizLevelEditForm, { ...row, ...remarked(row) }] as const),
  ...lessons.map((row) => [lessonForm, { ...row, subcourse_main_topic_id: row.main_topic_iid }] as const),
  ...subTopics.map(
    (row) =>
      [subTopicEditForm, { ...row, lesson: row.lesson_iid, instructors: row.instructor_iid ?? 1, ...remarked(row) }] as const,
  ),
  ...faqs.map((row) => [faqEditForm, { ...row, courses: row.course_iid, ...remarked(row) }] as const),
  ...overviews.map((row) => [overviewForm, { ...row, courses: row.course_iid }] as const),
  ...overviews.map((row) => [overviewEditForm, { ...row, courses: row.course_iid, ...remarked(row) }] as const),
  ...passages.map((row) => [passageEditForm, { ...row, courses: row.course_iid, ...remarked(row) }] as const),
  ...passageQuizzes.map((row) => [passageQuizForm, row] as const),
  ...batches.map((row) => [batchEditForm, { ...row, courses: row.course_iid, ...remarked(row) }] as const),
  ...modelsets.map(
    (row) =>
      [modelsetEditForm, { ...row, courses: row.course_iid, has_negative_marking: row.has_negative, ...remarked(row) }] as const,
  ),
  ...liveQuizzes.map((row) => [liveQuizEditForm(row), { ...row, modelset: row.modelset_iid, batch: row.batch_iid }] as const),
];

test('a record passes its form, which changes nothing of it', () => {
  for (const [form, row] of forms) {
    const { data, error } = form.safeParse(row);
    expect([row.iid, error]).toEqual([row.iid, undefined]);
    expect({ ...row, ...data }).toEqual(row);
  }
});

test('the amounts of a price are what they are worked out of', () => {
  expect(coursePrices.map((row) => ({ ...row, ...amountsOf(row) }))).toEqual(coursePrices);
  expect(Object.keys(amountsOf(coursePrices[0] ?? {}))).toHaveLength(4);
});

test('the texts stored beside a question’s options are those read from them', () => {
  expect(quizzes.map((row) => ({ ...row, ...wordsOfOptions({ ...row, ...optionsOf(row) }) }))).toEqual(quizzes);
});

test('siblings are numbered from 1 without a gap', () => {
  const places = [
    ...mainTopics.map(({ iid }) => lessons.filter((row) => row.main_topic_iid === iid).map((row) => row.lesson_order)),
    ...lessons.map(({ iid }) => subTopics.filter((row) => row.lesson_iid === iid).map((row) => row.sub_topic_order)),
    ...quizzes.map(({ iid }) => quizOptions.filter((row) => row.quiz_iid === iid).map((row) => row.option_order)),
  ];
  for (const numbers of places) expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test('a slug is lower-case letters and digits of any script, and never digits alone', () => {
  const slugs = everyRow.flatMap((row) =>
    [row['slug'], row['category_slug'], row['course_slug']].filter((slug) => slug !== undefined),
  );
  expect(slugs).not.toEqual([]);
  for (const slug of slugs) expect(slug).toMatch(/^(?!\d+$)[\p{Ll}\p{Lo}\p{M}\p{N}]+(-[\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u);
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
  }
});

test('a sub topic has what belongs to its choices, and nothing else', () => {
  for (const topic of subTopics) {
    const choices = Object.entries(subTopicForm.shape).flatMap(([field, schema]) => (conditionOf(schema) ? field : []));
    const asked = choices.filter((field) => asks(subTopicForm, field, topic));
    const given = Object.entries(topic).flatMap(([field, value]) => (choices.includes(field) && value !== null ? field : []));
    expect([topic.iid, ...given.toSorted()]).toEqual([topic.iid, ...asked.toSorted()]);
  }
});

test('a record’s creator and its editor are staff, and it was changed after it was created', () => {
  const staff = users.filter((person) => person.is_staff).map((person) => person.username);
  const rows = everyRow.flatMap((row) => ('created_by' in row ? writtenRow.parse(row) : []));
  expect(rows).not.toEqual([]);
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
