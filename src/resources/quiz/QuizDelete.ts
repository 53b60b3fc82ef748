import { confirmPopup } from '@/components/dialogs/confirmPopup';
import { quizCalls } from '@/contract/quiz';
import { verb } from '@/providers/data/adapter';
import { QuizUses } from './QuizUses';

/** Asks whether a question is deleted; one that is used shows where, to be taken from there first. */
export const QuizDelete = confirmPopup({
  texts: 'quiz.delete',
  change: verb(quizCalls.deleteQuiz, 'id'),
  fits: ({ quiz_tags }) => !Array.isArray(quiz_tags) || quiz_tags.length === 0,
  Unfit: QuizUses,
  danger: true,
});
