import { hasContent } from '@/domain/html/hasContent';
import type { Exam, ExamQuestion, ExamSitting } from '@/domain/modelsetReadiness';
import { isTrue } from './fields';
import type { ModelsetQuestion, ModelsetQuiz, PassageQuestion } from './modelsetQuiz';

/** A question in the form that is judged, with its text and its place. */
export interface JudgedQuestion extends ExamQuestion {
  html: string;
  placed?: ModelsetQuestion;
}

/** A model set with its questions one by one. */
type Whole = Pick<
  ModelsetQuiz,
  'total_marks' | 'pass_marks' | 'exam_time_duration' | 'modelset_type' | 'has_passage' | 'paragraphs' | 'questions'
>;

/** Returns a model set in the form that is judged, with those of its live quizzes that aren't over. */
export const examOf = <Sitting extends ExamSitting>(
  { questions, paragraphs, ...modelset }: Whole,
  sittings: readonly Sitting[],
): Exam<JudgedQuestion, Sitting> => ({
  total: modelset.total_marks,
  pass: modelset.pass_marks,
  duration: modelset.exam_time_duration,
  isKu: modelset.modelset_type === 'ku',
  hasPassage: isTrue(modelset.has_passage),
  questions: questions.map(placedQuestion),
  passages: paragraphs.map((passage) => passage.questions.map(judged)),
  sittings,
});

/** Returns a live quiz in the form that is judged. */
export const sittingOf = (
  live: Readonly<Record<'live_start_date_time' | 'live_end_date_time' | 'exam_time_duration', string>>,
): ExamSitting => ({
  start: live.live_start_date_time,
  end: live.live_end_date_time,
  duration: live.exam_time_duration,
});

const judged = (question: PassageQuestion): JudgedQuestion => ({
  quiz: question.quiz_id,
  number: null,
  level: null,
  marks: question.marks_weightage,
  hasCorrect: question.options.some(({ correct }) => correct) && !isBlank(question.correct_option),
  hasExplanation: !isBlank(question.answer_desc),
  html: question.question,
});

const placedQuestion = (question: ModelsetQuestion): JudgedQuestion => ({
  ...judged(question),
  number: question.modelset_order_priority,
  level: question.level_name,
  placed: question,
});

const isBlank = (html: string | null): boolean => !hasContent(html ?? '');
