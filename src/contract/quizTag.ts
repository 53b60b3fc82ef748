import { z } from 'zod/mini';
import { type Adapter, verb, type WireRow } from './adapter';
import { defineCalls, get, patch, post, search } from './call';
import { audit, flag, id, ifGiven, isYes, reference, remarks, yesNo } from './fields';
import { type Choices, conditional, when } from './formRules';
import { decimal, marks, number, recordYear, year } from './numberFields';
import { lessonChoice, lessonQuizFilter, modelsetQuizFilter, quizTagFilter } from './quizTagSearch';
import { data, done, written } from './replies';

/** Whether the question is in the lesson's quiz: 1 or 0 on the wire. */
const activity = z.pipe(
  z.pipe(
    flag,
    z.transform((active): 0 | 1 => (isYes(active) ? 1 : 0)),
  ),
  z.literal([0, 1]),
);

/**
 * A tag that puts a question into a lesson's quiz, and perhaps into a model set, with the names of both and of all above them. Its year is
 * the model set's. Source: admin areas, section 3.
 */
export const quizTag = z.object({
  tag_id: id,
  quiz_id: id,
  /** HTML, as are all texts of the question. */
  question: z.string(),
  correct_option: z.string(),
  answer_desc: z.nullable(z.string()),
  courses_id: id,
  course_name: z.string(),
  subcourse_id: id,
  subcourse_name: z.string(),
  subcourse_main_topic_id: id,
  topic_title: z.string(),
  lesson_id: id,
  lesson_title: z.string(),
  modelset_id: z.nullable(id),
  modelset_name: z.nullable(z.string()),
  year: z.nullable(recordYear),
  quiz_level_id: z.nullable(id),
  level_name: z.nullable(z.string()),
  /** The question's number in the model set. */
  modelset_order_priority: z.nullable(z.pipe(decimal, z.int())),
  /** Its marks there. */
  marks_weightage: z.nullable(decimal),
  lesson_quiz_active: activity,
  ...audit,
});

export type QuizTag = z.output<typeof quizTag>;

const question = { tag_id: true, question: true, correct_option: true } as const;
const lessonQuiz = z.pick(quizTag, { ...question, lesson_quiz_active: true });
const modelsetQuestion = z.pick(quizTag, { ...question, modelset_order_priority: true, marks_weightage: true, level_name: true });

const hasModelset = ({ modelset }: Choices): boolean => typeof modelset === 'number';

const fields = z.object({
  ...lessonChoice,
  /** Used to find the model set; not sent. */
  year: ifGiven(year),
  modelset: ifGiven(reference('required')),
  quiz_level: ifGiven(reference('required')),
  modelset_order_priority: when(hasModelset, number(1, 9999)),
  marks_weightage: when(hasModelset, marks(0.01)),
});
const editFields = z.extend(fields, { modified_remarks: remarks(4, 70) });

const findsModelset = { year: true } as const;

export const quizTagForm = conditional(fields);
export const quizTagEditForm = conditional(editFields);

const isTagged = ({ tagged }: Choices): boolean => isYes(tagged);
const isNumbered = (choices: Choices): boolean => isTagged(choices) && hasModelset(choices);

/**
 * The fields that tag new questions as they are added, if they are tagged; of several questions the first gets the number, and each other
 * the next one.
 */
export const newQuizTagFields = {
  tagged: z._default(yesNo, 'n'),
  courses: when(isTagged, lessonChoice.courses),
  subcourse: when(isTagged, lessonChoice.subcourse),
  subcourse_main_topic: when(isTagged, lessonChoice.subcourse_main_topic),
  lesson: when(isTagged, lessonChoice.lesson),
  year: when(isTagged, fields.shape.year),
  modelset: when(isTagged, fields.shape.modelset),
  modelset_order_priority: when(isNumbered, number(1, 9999)),
  marks_weightage: when(isNumbered, marks(0.01)),
  quiz_level: when(isTagged, fields.shape.quiz_level),
};
export const newQuizTagForm = conditional(z.object(newQuizTagFields));

/** Deployed servers refuse a question that a model set has already without naming a field. */
const errorsMean = { field: 'modelset', rule: 'quiz_tagged_already' } as const;
const one = z.object({ tag_id: id });

/** Questions tagged with lessons and model sets. Source: admin areas, sections 2.2, 3, 4, 5, 7, 8 and 9. */
export const quizTagCalls = defineCalls('quiz', {
  quizTag: post('/quiz/quizTag', {
    summary:
      'Tag a question with a lesson, and with a number in a model set of its course; the lesson’s quiz lacks it until it is activated',
    body: conditional(z.extend(z.omit(fields, findsModelset), { quiz: id })),
    stamp: 'created_by',
    reply: written(quizTag),
    errorsMean,
  }),
  updateQuizTag: patch('/quiz/updateQuizTag', {
    summary: 'Give a tag another lesson, model set, number or marks',
    body: conditional(z.extend(z.omit(editFields, findsModelset), { tag_id: id, quiz: id })),
    stamp: 'modified_by',
    reply: written(quizTag),
    errorsMean,
  }),
  getQuizTag: get('/quiz/getQuizTag/{tag_id}', { summary: 'One tag by its id, with its names', reply: data(quizTag) }),
  deleteQuizTag: patch('/quiz/deleteQuizTag', { summary: 'Delete a tag; the question stays', body: one, reply: done }),
  getQuizTagReport: search('/quiz/getQuizTagReport', {
    summary: 'The tags of a course, of all that is named below it',
    body: quizTagFilter,
    reply: data(z.array(quizTag)),
  }),
  filterLessonQuiz: search('/quiz/filterLessonQuiz', {
    summary: 'The questions that a lesson’s quiz has, or that it lacks until they are activated',
    body: lessonQuizFilter,
    reply: data(z.array(lessonQuiz)),
  }),
  activateLessonQuiz: patch('/quiz/activateLessonQuiz', {
    summary: 'Put a tagged question into the quiz of its lesson',
    body: one,
    reply: written(quizTag),
  }),
  deactivateLessonQuiz: patch('/quiz/deactivateLessonQuiz', {
    summary: 'Take a tagged question out of the quiz of its lesson',
    body: one,
    reply: written(quizTag),
  }),
  getModelsetReport: search('/quiz/getModelsetReport', {
    summary: 'The questions of a model set of this course, by their numbers',
    body: modelsetQuizFilter,
    reply: data(z.array(modelsetQuestion)),
  }),
});

/** The calls for one tag, whichever list it is in: the lists have fewer of its fields. */
const oneTag = {
  area: 'quiz_tag',
  foundAs: 'quizsetup',
  one: quizTagCalls.getQuizTag,
  delete: verb(quizTagCalls.deleteQuizTag, 'tag_id'),
  update: verb(quizTagCalls.updateQuizTag, 'tag_id', ['quiz']),
  toRecord: (row: WireRow) => ({
    ...row,
    quiz: row.quiz_id,
    courses: row.courses_id,
    subcourse: row.subcourse_id,
    subcourse_main_topic: row.subcourse_main_topic_id,
    main_topic_title: row.topic_title,
    lesson: row.lesson_id,
    modelset: row.modelset_id,
    quiz_level: row.quiz_level_id,
    lesson_quiz_active: row.lesson_quiz_active === 1 ? 'y' : 'n',
  }),
} satisfies Adapter;

/** The tags of a course, and of a level below it that is named. */
export const quizTagAdapter = { ...oneTag, list: quizTagCalls.getQuizTagReport } satisfies Adapter;

/** The tags of a lesson, by whether its quiz has them. */
export const lessonQuizAdapter: Adapter = { ...oneTag, list: quizTagCalls.filterLessonQuiz };

/** The tags of a model set, which is found by its year. */
export const modelsetQuizAdapter: Adapter = { ...oneTag, list: quizTagCalls.getModelsetReport, leading: ['year'] };
