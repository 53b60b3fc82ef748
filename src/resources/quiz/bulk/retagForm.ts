import { z } from 'zod/mini';
import { ifGiven, isYes, reference, remarks, yesNo } from '@/contract/fields';
import { type Choices, compared, conditional, when } from '@/contract/formRules';
import { say } from '@/contract/message';
import { marks, number, year } from '@/contract/numberFields';
import { lessonChoice } from '@/contract/quizTagSearch';

const movesLesson = ({ move_lesson }: Choices): boolean => isYes(move_lesson);
const movesModelset = ({ move_modelset }: Choices): boolean => isYes(move_modelset);
const moves = (choices: Choices): boolean => movesLesson(choices) || movesModelset(choices);

const fields = z.object({
  move_lesson: z._default(yesNo, 'n'),
  move_modelset: z._default(yesNo, 'n'),
  courses: when(moves, lessonChoice.courses),
  subcourse: when(movesLesson, lessonChoice.subcourse),
  subcourse_main_topic: when(movesLesson, lessonChoice.subcourse_main_topic),
  lesson: when(movesLesson, lessonChoice.lesson),
  year: when(movesModelset, year),
  modelset: when(movesModelset, reference('required')),
  modelset_order_priority: when(movesModelset, number(1, 9999)),
  /** Optional: each tag keeps its own marks if it is empty. */
  marks_weightage: when(movesModelset, ifGiven(marks(0.01))),
  quiz_level: ifGiven(reference('required')),
  modified_remarks: remarks(4, 70),
});

/** The form of what several tags are changed to: each tag keeps its own value of an empty field. */
export const retagForm = conditional(fields).check(
  compared<z.output<typeof fields>>(
    ['move_lesson', 'move_modelset', 'quiz_level'],
    (form) => moves(form) || typeof form.quiz_level === 'number',
    say('nothing_changes'),
  ),
);

export type Retagging = z.output<typeof fields>;
