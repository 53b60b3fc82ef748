import { useTranslate } from 'react-admin';
import { ShortHtmlField } from '@/components/fields/ShortHtmlField';
import { Column } from '@/components/list/columns/Column';
import { RowsSection } from '@/components/list/RowsSection';
import type { Passage } from '@/contract/passage';
import { readableText } from '@/domain/readableText';

/** A passage's questions, and the sum of their marks. */
export function PassageQuizzes({ quizzes }: Pick<Passage, 'quizzes'>) {
  const translate = useTranslate();
  const rows = (quizzes ?? []).map((quiz) => ({ ...quiz, id: quiz.quiz_iid }));
  const sum = marksOf(rows);
  const summary = { smart_count: rows.length, marks: translate('passage.marks', { smart_count: sum, marks: sum }) };
  return (
    <RowsSection name="passage_quiz" title="passage.quizzes" rows={rows} summary={translate(summaryOf(quizzes), summary)}>
      <Column source="question" text={readableText}>
        <ShortHtmlField source="question" />
      </Column>
      <Column source="correct_option" text={readableText}>
        <ShortHtmlField source="correct_option" />
      </Column>
      <Column source="marks_weightage" />
    </RowsSection>
  );
}

/** Returns a summary; other servers may omit the questions of a passage. */
function summaryOf(quizzes: Passage['quizzes']): string {
  if (!quizzes) return 'passage.quizzes_untold';
  return quizzes.length === 0 ? 'passage.quizzes_none' : 'passage.quizzes_total';
}

/** Adds hundredths, because sums of fractions aren't exact. */
const marksOf = (quizzes: readonly { marks_weightage: number }[]): number =>
  quizzes.reduce((sum, { marks_weightage }) => sum + Math.round(marks_weightage * 100), 0) / 100;
