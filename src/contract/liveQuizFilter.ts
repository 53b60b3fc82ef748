import { z } from 'zod';
import { say } from './message';
import { modelsetFilter } from './modelsetFilter';

export const liveExamStatus = z.enum(['PENDING', 'RUNNING', 'COMPLETED'], say('required'));

export const liveStatusForm = z.object({ live_exam_status: liveExamStatus });

/** What the list of live quizzes is searched by: without the rules of their times, which their forms alone go by. */
export const liveQuizFilter = modelsetFilter.extend(liveStatusForm.shape);
