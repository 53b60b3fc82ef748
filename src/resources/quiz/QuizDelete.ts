import { confirmPopup } from '@/components/dialogs/confirmPopup';
import { quizCalls } from '@/contract/quiz';
import { verb } from '@/providers/data/adapter';

/** Asks whether a question is deleted. */
export const QuizDelete = confirmPopup({
  texts: 'quiz.delete',
  change: verb(quizCalls.deleteQuiz, 'id'),
  danger: true,
});
