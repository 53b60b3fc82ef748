import { z } from 'zod/mini';
import { type Adapter, ofCourse, verb } from './adapter';
import { defineCalls, get, patch, post, search } from './call';
import { courseFilter, courseName } from './courseText';
import { audit, htmlText, id, remarks, text } from './fields';
import { decimal, marks } from './numberFields';
import { data, written } from './replies';

/** A text with questions about it, as it is stored. Source: admin areas, section 3. */
export const passage = z.object({
  iid: id,
  course_iid: id,
  paragraph_title: z.string(),
  /** HTML. */
  paragraph: z.string(),
  ...audit,
});

const passageWithCourse = z.extend(passage, courseName);

/** A question in a passage, and its marks there. */
export const passageQuiz = z.object({
  tag_id: z.optional(id),
  quiz_iid: id,
  /** HTML, as is its correct option. */
  question: z.string(),
  correct_option: z.string(),
  marks_weightage: decimal,
});

/** A passage read by its id: with its questions, which other servers may omit. */
const wholePassage = z.extend(passageWithCourse, { quizzes: z.optional(z.array(passageQuiz)) });

export type Passage = z.output<typeof wholePassage>;

export const passageForm = z.extend(courseFilter, {
  paragraph_title: text(4, 100, ['must_have_more_than', 'should_not_have_more_than']),
  paragraph: htmlText(20),
});

export const passageEditForm = z.extend(passageForm, { modified_remarks: remarks(4, 100) });

/** The form that tags a question to a passage. */
export const passageQuizForm = z.object({ marks_weightage: marks(0.01) });

/** Passages and their questions. Source: admin areas, sections 2.4, 5, 7 and 9. */
export const passageCalls = defineCalls('passage', {
  filterPassage: search('/passage/filterPassage', {
    summary: 'The passages of a course',
    body: courseFilter,
    reply: data(z.array(passageWithCourse)),
  }),
  getPassageById: get('/passage/getPassageById/{id}', {
    summary: 'One passage by its id, with its questions',
    reply: data(wholePassage),
  }),
  createPassage: post('/passage/createPassage', {
    summary: 'Add a passage to a course',
    body: passageForm,
    stamp: 'created_by',
    reply: written(passageWithCourse),
  }),
  updatePassage: patch('/passage/updatePassage', {
    summary: 'Change a passage',
    body: z.extend(passageEditForm, { passage_id: id }),
    reply: written(passageWithCourse),
  }),
  tagQuizToPassage: post('/passage/tagQuizToPassage', {
    summary: 'Tag a question to a passage, which has it once',
    body: z.extend(passageQuizForm, { quiz: id, paragraph: id }),
    reply: written(passageQuiz),
  }),
});

/** Passages. */
export const passageAdapter: Adapter = {
  area: 'passage',
  list: passageCalls.filterPassage,
  one: passageCalls.getPassageById,
  create: passageCalls.createPassage,
  update: verb(passageCalls.updatePassage, 'passage_id'),
  toRecord: ofCourse,
};
