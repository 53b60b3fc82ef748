import { confirmPopup } from '@/components/dialogs/confirmPopup';
import { quizCalls } from '@/contract/quiz';
import { verb } from '@/providers/data/adapter';
import { QuizUses } from './QuizUses';

/** Where a server doesn't tell of uses, it is the one to refuse. */
const isNone = (uses: unknown): boolean => !Array.isArray(uses) || uses.length === 0;

/** The question before a question is deleted; one that is used shows where, to be taken from there first. */
export const QuizDelete = confirmPopup({
  texts: 'quiz.delete',
  change: verb(quizCalls.deleteQuiz, 'id'),
  fits: ({ quiz_tags, quiz_passages }) => isNone(quiz_tags) && isNone(quiz_passages),
  Unfit: QuizUses,
  danger: true,
});
