import { z } from 'zod/mini';
import { ifGiven, reference } from './fields';
import { say } from './message';
import { year } from './numberFields';

/** The choices that lead to a lesson; all are required. */
export const lessonChoice = {
  courses: reference('required'),
  subcourse: reference('required'),
  subcourse_main_topic: reference('required'),
  lesson: reference('required'),
};

/** The search of the report of tags. */
export const quizTagFilter = z.object({
  courses: lessonChoice.courses,
  subcourse: ifGiven(reference('required')),
  subcourse_main_topic: ifGiven(reference('required')),
  lesson: ifGiven(reference('required')),
  year: ifGiven(year),
  modelset: ifGiven(reference('required')),
});

const status = z.enum(['ACTIVE', 'DEACTIVE'], say('required'));

/** The search of the report of lessons' quizzes; the status is sent as 1 or 0. */
export const lessonQuizSearch = z.object({ ...lessonChoice, lesson_quiz_active: status });
export const lessonQuizFilter = z.object({
  ...lessonChoice,
  lesson_quiz_active: z.union(
    [
      z.literal([0, 1]),
      z.pipe(
        status,
        z.transform((chosen) => (chosen === 'ACTIVE' ? 1 : 0)),
      ),
    ],
    say('required'),
  ),
});

/** The search of the report of model sets' questions; the year, by which the model set is found, isn't sent. */
export const modelsetQuizFilter = z.object({ courses: lessonChoice.courses, modelset: reference('required') });
export const modelsetQuizSearch = z.object({ courses: lessonChoice.courses, year, modelset: reference('required') });
