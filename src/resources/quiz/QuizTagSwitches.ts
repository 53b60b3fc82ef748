import { confirmPopup } from '@/components/dialogs/confirmPopup';
import { quizTagCalls } from '@/contract/quizTag';
import { verb } from '@/providers/data/adapter';
import { isActive, isInactive } from './tagActions';

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
