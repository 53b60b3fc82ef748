import { isDeepStrictEqual } from 'node:util';
import courses from '@fixtures/course.json';
import coursePrices from '@fixtures/course_price.json';
import lessons from '@fixtures/lesson.json';
import mainTopics from '@fixtures/main_topic.json';
import overviews from '@fixtures/overview.json';
import passageQuizzes from '@fixtures/passage_quiz_tag.json';
import quizzes from '@fixtures/quiz.json';
import quizOptions from '@fixtures/quiz_option.json';
import subTopics from '@fixtures/sub_topic.json';
import subcourses from '@fixtures/subcourse.json';
import users from '@fixtures/user.json';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { encodedId } from '@/backend/records/encodedId';
import { courseDateForm } from '@/contract/course';
import { asks, conditionOf } from '@/contract/formRules';
import { lessonForm } from '@/contract/lesson';
import { overviewForm } from '@/contract/overview';
import { passageQuizForm } from '@/contract/passage';
import { amountsOf } from '@/contract/priceAmounts';
import { wordsOfOptions } from '@/contract/quizOptions';
import { subTopicForm } from '@/contract/subTopic';

type Row = { readonly iid: number } & Readonly<Record<string, unknown>>;
type Form = z.ZodMiniObject;
type FormOf = (standing: Row) => Form;

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

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
const optionsOf = ({ iid }: Row) => ({
  quiz_options: quizOptions.flatMap(({ quiz_iid, options, correct }) => (quiz_iid === iid ? { options, correct } : [])),
});

const tables = import.meta.glob<readonly Row[]>('/fixtures/*.json', { eager: true, import: 'default' });
const rowsOf = (table: string) => tables[`/fixtures/${table}.json`] ?? [];

/** The forms with fields that the row of their record doesn't have: rows of another table, what belongs to a parent, a file. */
const beyondRow = ['company', 'instructor_tag', 'menu', 'modelset_batch_tag', 'quiz_tag', 'resource'];

/** The edit forms by the name of their record: `faqEditForm` is that of `faq`; one that depends on the stored record is made for each. */
const editForms = Object.values(
  import.meta.glob<Record<string, Form | FormOf>>(['/src/contract/*.ts', '!/src/contract/*.test.ts'], { eager: true }),
)
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, form]) => (name.endsWith('EditForm') ? ([[snake(name.slice(0, -'EditForm'.length)), form]] as const) : []))
  .filter(([name]) => !beyondRow.includes(name));

/** The tables that aren't named as their forms are. */
const tableOf: Readonly<Record<string, string>> = { category: 'course_category', live_quiz: 'live_modelset_tag' };

/** What forms name otherwise than the row, by the form's record. */
const named: Readonly<Record<string, (row: Row) => object>> = {
  course: (row) => ({ course_category: row['cat_id'] }),
  course_price: (row) => (row['is_life_time'] === 'y' ? { access_days: null } : {}),
  subcourse: (row) => ({ courses: row['course_id'] }),
  lesson: (row) => ({ main_topic_id: row['main_topic_iid'] }),
  sub_topic: (row) => ({ instructors: row['instructor_iid'] ?? 1 }),
  modelset: (row) => ({ has_negative_marking: row['has_negative'] }),
  recording: (row) => {
    const batch = rowsOf('batch').find(({ iid }) => iid === row['group_iid']);
    return { courses: batch?.['course_iid'], year: batch?.['batch_year'] };
  },
  employee: (row) => ({
    same_as_permanent: 'n',
    // Tried by a test of their own.
    ...{ academic_info: [], training: [], skills: [], languages: [] },
    zone: encodedId('zone', Number(row['zone_iid'])),
    district: encodedId('district', Number(row['district_iid'])),
    t_zone: encodedId('zone', Number(row['t_zone_iid'])),
    t_district: encodedId('district', Number(row['t_district_iid'])),
  }),
  quiz: (row) => ({ ...optionsOf(row), modified_remarks: row['modified_remarks'] }),
};

/** Returns the ids of the records that a row belongs to, as forms name them: `lesson` for `lesson_iid`, `courses` for `course_iid`. */
const parentsOf = (row: Row) =>
  Object.fromEntries(
    Object.entries(row).flatMap(([field, value]) =>
      field.endsWith('_iid') ? [[field === 'course_iid' ? 'courses' : field.slice(0, -'_iid'.length), value]] : [],
    ),
  );

const forms = [
  ...editForms.flatMap(([name, form]) =>
    rowsOf(tableOf[name] ?? name).map((row) => {
      const values = {
        ...row,
        ...parentsOf(row),
        modified_remarks: row['modified_remarks'] ?? 'just to see',
        ...named[name]?.(row),
      };
      return { name, form: typeof form === 'function' ? form(row) : form, values };
    }),
  ),
  ...courses
    .filter((row) => row.updated_date_nep ?? row.updated_date_eng)
    .map((values) => ({ name: 'course date', form: courseDateForm, values })),
  ...lessons.map((row) => ({
    name: 'lesson',
    form: lessonForm,
    values: { ...row, subcourse_main_topic_id: row.main_topic_iid },
  })),
  ...overviews.map((row) => ({ name: 'overview', form: overviewForm, values: { ...row, courses: row.course_iid } })),
  ...passageQuizzes.map((values) => ({ name: 'passage quiz', form: passageQuizForm, values })),
];

test('a record passes its form, which changes nothing of it', () => {
  const faults = forms.flatMap(({ name, form, values }) => {
    const { data, error } = form.safeParse(values);
    if (error) return error.issues.map(({ path, message }) => `${name} ${values.iid} ${path.join('.')}: ${message}`);
    return isDeepStrictEqual({ ...values, ...data }, values) ? [] : [`${name} ${values.iid} is changed`];
  });
  expect(faults).toEqual([]);
});

test('every form that changes a record is tried on the fixtures', () => {
  const tried = new Set(forms.map(({ name }) => name));
  expect(editForms.map(([name]) => name).filter((name) => !tried.has(name))).toEqual([]);
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
