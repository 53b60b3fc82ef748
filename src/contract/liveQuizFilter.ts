import { z } from 'zod/mini';
import { say } from './message';
import { modelsetFilter } from './modelsetFilter';

export const liveExamStatus = z.enum(['PENDING', 'RUNNING', 'COMPLETED'], say('required'));

export const liveStatusForm = z.object({ live_exam_status: liveExamStatus });

/** The search of the list of live quizzes, without the rules of their times, which only the forms need. */
export const liveQuizFilter = z.extend(modelsetFilter, liveStatusForm.shape);
