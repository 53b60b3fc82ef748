import { z } from 'zod/mini';
import { defineCalls, get, post, remove, search } from './call';
import { audit, flag, html, htmlText, id, ifGiven, isYes, optional, reference, remarks, yesNo } from './fields';
import { type Choices, conditional, when } from './formRules';
import { say } from './message';
import { decimal, recordYear } from './numberFields';
import { correctOptionHolds, optionFields } from './quizOptions';
import { newQuizTagFields, quizTag } from './quizTag';
import { beginning, data, done, page, written } from './replies';
import { videoUrl } from './urlFields';

/** An answer to choose, and whether it is right. */
export const quizOption = z.object({
  option_id: z.optional(id),
  /** HTML. */
  options: z.string(),
  correct: z.pipe(
    z.pipe(
      flag,
      z.transform((value) => isYes(value)),
    ),
    z.boolean(),
  ),
});

/** A question of the question bank, with its options in their order. Source: admin areas, section 3. */
export const quiz = z.object({
  iid: id,
  /** HTML, as are all its texts. */
  question: z.string(),
  /** The text of a true option. */
  correct_option: z.string(),
  answer_desc: z.nullable(z.string()),
  /** The visible texts of the options, one a line. */
  opiton_description: z.nullable(z.string()),
  has_video_solution: flag,
  video_solution: z.nullable(z.string()),
  app_video_solution: z.nullable(z.string()),
  quiz_options: z.array(quizOption),
  ...audit,
});

/** A passage that contains a question, and the question's marks there. */
const quizPassage = z.object({ passage_iid: id, paragraph_title: z.string(), marks_weightage: decimal });

/** A live quiz of a model set that contains the question. */
const quizLive = z.object({
  tag_id: id,
  modelset_name: z.string(),
  course_iid: id,
  year: recordYear,
  live_start_date_time: z.string(),
  live_exam_status: z.string(),
});

/** A question with its uses, as far as the server returns them. */
const quizWithUses = z.extend(quiz, {
  quiz_tags: z.optional(z.array(quizTag)),
  quiz_passages: z.optional(z.array(quizPassage)),
  quiz_lives: z.optional(z.array(quizLive)),
});

export type Quiz = z.output<typeof quizWithUses>;

const hasVideo = ({ has_video_solution }: Choices): boolean => isYes(has_video_solution);

const fields = z.object({
  question: htmlText(1),
  ...optionFields,
  answer_desc: z.nullish(html),
  has_video_solution: z._default(yesNo, 'n'),
  video_solution: when(hasVideo, videoUrl),
  app_video_solution: when(hasVideo, videoUrl),
});

export const quizForm = conditional(fields).check(correctOptionHolds);

/** The form of a new question, which can tag it as well. */
export const newQuizForm = conditional(z.extend(fields, newQuizTagFields)).check(correctOptionHolds);

export const quizEditForm = conditional(
  z.extend(fields, { has_video_solution: yesNo, modified_remarks: optional(remarks(4, 100)) }),
).check(correctOptionHolds);

/** Fields that are sent beside the form's: the options as readable text. */
const words = { opiton_description: z.nullish(html) };

/** The flags by which the bank is narrowed; one that isn't set narrows nothing. */
const set = ifGiven(z.literal('y', say('required')));
export const quizFlags = { untagged: set, no_explanation: set, has_video: set };

/** By what the bank is narrowed: words, flags, and tags of a course and of a level, which are one tag's. */
export const quizFilter = z.object({
  query_string: ifGiven(html),
  ...quizFlags,
  courses: ifGiven(reference('required')),
  quiz_level: ifGiven(reference('required')),
});

export type QuizFilter = z.output<typeof quizFilter>;

/** How far questions are counted that are narrowed. */
export const mostCounted = 10_000;

const count = z.int().check(z.minimum(0));

/**
 * The question bank. Source: admin areas, sections 2.2, 4, 5 and 7; `findQuiz` and `countQuiz` are ours: another server may not have them.
 */
export const quizCalls = defineCalls('quiz', {
  getQuizAll: get('/quiz/getQuizAll/{offset}/{limit}', {
    summary: 'A page of the question bank, the newest question first, with how many there are in all',
    reply: page(quiz),
  }),
  getQuizById: get('/quiz/getQuizById/{id}', {
    summary: 'One question by its id, with its options and all that uses it',
    reply: data(quizWithUses),
  }),
  searchQuestion: search('/quiz/searchQuestion', {
    summary:
      'The questions whose text has these words in it, the newest 500 of them, with how many there are, counted to 10,000; HTML is taken for what it shows',
    body: z.object({ query_string: htmlText(1) }),
    reply: beginning(quiz),
  }),
  findQuiz: search('/quiz/findQuiz/{offset}/{limit}', {
    summary:
      'A page of the questions that are narrowed so, the newest first, with how many there are: beyond 10,000 they are counted as far as one reads',
    body: quizFilter,
    reply: page(quiz),
  }),
  countQuiz: search('/quiz/countQuiz', {
    summary:
      'How many questions have these words, and how many each flag would leave beside what else narrows them; 10,000 stands for more, too',
    body: quizFilter,
    reply: data(z.object({ all: count, untagged: count, no_explanation: count, has_video: count })),
  }),
  getUntaggedQuiz: get('/quiz/getUntaggedQuiz', {
    summary: 'The questions without a lesson, a model set and a passage, the newest first',
    reply: data(z.array(quiz)),
  }),
  createQuiz: post('/quiz/createQuiz', {
    summary: 'Add a question to the bank',
    body: z.safeExtend(quizForm, words),
    stamp: 'created_by',
    reply: written(quiz),
  }),
  editQuiz: post('/quiz/editQuiz', {
    summary: 'Change a question, and put these options in place of those that stand',
    changes: true,
    body: z.safeExtend(quizEditForm, { ...words, question_id: id }),
    reply: written(quiz),
  }),
  deleteQuiz: remove('/quiz/deleteQuiz/{id}', {
    summary: 'Delete a question that nothing is tagged with, with its options',
    reply: done,
  }),
});
