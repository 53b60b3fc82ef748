import { z } from 'zod/mini';
import type { Adapter } from './adapter';
import { defineCalls, get } from './call';
import { id } from './fields';
import { modelset } from './modelset';
import { decimal } from './numberFields';
import { passage } from './passage';
import { quizOption } from './quiz';
import { data } from './replies';

/** A question with its options, as learners get it in a model set; its texts are HTML. Source: admin areas, section 3. */
const question = z.object({
  quiz_id: id,
  question: z.string(),
  correct_option: z.nullable(z.string()),
  answer_desc: z.nullable(z.string()),
  options: z.array(quizOption),
  marks_weightage: z.nullable(decimal),
});

/** A question with its own place in the set. */
const modelsetQuestion = z.extend(question, {
  /** The tag that gives it this place, if the server returns it. */
  tag_id: z.optional(id),
  modelset_order_priority: z.nullable(z.pipe(decimal, z.int())),
  level_name: z.nullable(z.string()),
});

const whole = z.extend(modelset, {
  course_name: z.string(),
  /** The passages, each with its questions, which may also have a place of their own. Other servers omit an empty list. */
  paragraphs: z._default(
    z.array(z.extend(z.pick(passage, { iid: true, paragraph_title: true, paragraph: true }), { questions: z.array(question) })),
    [],
  ),
});

const modelsetQuiz = z.extend(whole, { questions: z.array(modelsetQuestion) });

/** Questions with the same number are one question at several levels, of which a learner gets one. */
const modelsetKuQuiz = z.extend(whole, {
  questions: z.array(z.object({ qsn_no: z.nullable(z.pipe(decimal, z.int())), levels: z.array(modelsetQuestion) })),
});

export type ModelsetQuestion = z.output<typeof modelsetQuestion>;
export type PassageQuestion = z.output<typeof question>;
export type ModelsetQuiz = z.output<typeof modelsetQuiz>;
export type ModelsetKuQuiz = z.output<typeof modelsetKuQuiz>;

/** Model sets as learners get them. Source: admin areas, sections 2.2, 3 and 7. */
export const modelsetQuizCalls = defineCalls('modelset', {
  getModelsetQuizDetails: get('/quiz/getModelsetQuizDetails/{slug}', {
    summary: 'A model set with its questions by their numbers, and its passages with theirs',
    reply: data(modelsetQuiz),
  }),
  getModelsetKuQuizDetails: get('/quiz/getModelsetKuQuizDetails/{slug}', {
    summary: 'The same with the questions of a number together, each at a level of its own',
    reply: data(modelsetKuQuiz),
  }),
});

/** Model sets as learners get them. */
export const modelsetQuizAdapter: Adapter = { one: modelsetQuizCalls.getModelsetQuizDetails };

/** The same for model sets whose questions have levels. */
export const modelsetKuQuizAdapter: Adapter = { one: modelsetQuizCalls.getModelsetKuQuizDetails };
