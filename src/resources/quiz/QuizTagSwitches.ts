import { confirmPopup } from '@/components/record/dialogs/confirmPopup';
import { verb } from '@/contract/adapter';
import { quizTagAdapter, quizTagCalls } from '@/contract/quizTag';
import { isActive, isInactive } from './tagActions';

const activate = verb(quizTagCalls.activateLessonQuiz, 'tag_id');
const deactivate = verb(quizTagCalls.deactivateLessonQuiz, 'tag_id');

/** The questions before a tag is deleted, or its question is added to or removed from a lesson's quiz. */
export const QuizTagSwitches = {
  Delete: confirmPopup({
    texts: ({ modelset }) => (modelset ? 'quiz_tag.delete_of_modelset' : 'quiz_tag.delete_of_lesson'),
    change: quizTagAdapter.delete,
    danger: true,
  }),
  Activate: confirmPopup({ texts: 'lesson_quiz.activate', change: activate, undo: deactivate, fits: isInactive }),
  Deactivate: confirmPopup({
    texts: 'lesson_quiz.deactivate',
    change: deactivate,
    undo: activate,
    fits: isActive,
    withdraws: true,
  }),
};
