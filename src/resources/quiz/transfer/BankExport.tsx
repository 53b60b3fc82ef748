import { useServices } from '@/providers/services';
import type { QuestionForm } from '../files/questionRow';
import { bankQuestions } from './bankLooks';
import { QuestionsExport } from './QuestionsExport';
import { questionForm } from './questionForm';

/** Saves all questions of the bank, whichever page its list shows. */
export function BankExport() {
  const { client } = useServices();
  const read = async (signal: AbortSignal) => {
    const all: QuestionForm[] = [];
    for await (const quiz of bankQuestions(client, { signal })) all.push(questionForm(quiz));
    return all;
  };
  return <QuestionsExport read={read} />;
}
