import { confirmPopup } from '@/components/record/dialogs/confirmPopup';
import { quizAdapter } from '@/contract/quizBank';
import { QuizUses } from './QuizUses';

/** Whether there are no uses; a server that omits them must refuse by itself. */
const isNone = (uses: unknown): boolean => !Array.isArray(uses) || uses.length === 0;

/** Asks whether to delete a question; one that is used shows its uses, which must be removed first. */
export const QuizDelete = confirmPopup({
  texts: 'quiz.delete',
  change: quizAdapter.delete,
  fits: ({ quiz_tags, quiz_passages }) => isNone(quiz_tags) && isNone(quiz_passages),
  Unfit: QuizUses,
  danger: true,
});
