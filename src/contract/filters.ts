import { z } from 'zod/mini';
import { htmlText, reference } from './fields';
import { say } from './message';
import { year } from './numberFields';

/** The search of the list of model sets, and of the lists of their tags. */
export const modelsetFilter = z.object({ courses: reference('required'), year });

export const liveExamStatus = z.enum(['PENDING', 'RUNNING', 'COMPLETED'], say('required'));

export const liveStatusForm = z.object({ live_exam_status: liveExamStatus });

/** The search of the list of live quizzes, without the rules of their times, which only the forms need. */
export const liveQuizFilter = z.extend(modelsetFilter, liveStatusForm.shape);

/** The search of questions, typed as rich text. Its closing tag is removed: those are the four characters that the specification strips. */
export const questionFilter = z.object({
  query_string: z.pipe(
    htmlText(1),
    z.transform((typed) => typed.replace(/<\/p>$/, '')),
  ),
});
