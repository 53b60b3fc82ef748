import type { RaRecord } from 'react-admin';
import { confirmPopup } from '@/components/dialogs/confirmPopup';
import { isYes } from '@/contract/fields';
import { quizTagCalls } from '@/contract/quizTag';
import { verb } from '@/providers/data/adapter';

const isActive = ({ lesson_quiz_active }: RaRecord): boolean => isYes(lesson_quiz_active);
const isInactive = (tag: RaRecord): boolean => !isActive(tag);

const activate = verb(quizTagCalls.activateLessonQuiz, 'tag_id');
const deactivate = verb(quizTagCalls.deactivateLessonQuiz, 'tag_id');

/** What is asked before a tag goes, or a lesson's quiz has its question or no longer has it. */
export const QuizTagSwitches = {
  Delete: confirmPopup({
    texts: ({ modelset }) => (modelset ? 'quiz_tag.delete_of_modelset' : 'quiz_tag.delete_of_lesson'),
    change: verb(quizTagCalls.deleteQuizTag, 'tag_id'),
    danger: true,
  }),
  Activate: confirmPopup({ texts: 'lesson_quiz.activate', change: activate, undo: deactivate, fits: isInactive }),
  Deactivate: confirmPopup({ texts: 'lesson_quiz.deactivate', change: deactivate, undo: activate, fits: isActive }),
};
