import type { Quiz } from '@/contract/quiz';
import { type QuestionForm, videosOf } from '../files/questionRow';

/** Converts a question of the bank to its form's values. */
export const questionForm = (quiz: Omit<Quiz, 'quiz_tags' | 'quiz_passages' | 'quiz_lives'>): QuestionForm => ({
  question: quiz.question,
  quiz_options: quiz.quiz_options.map(({ options, correct }) => ({ options, correct })),
  correct_option: quiz.correct_option,
  answer_desc: quiz.answer_desc || null,
  ...(quiz.has_video_solution === 'y'
    ? videosOf(quiz.video_solution ?? undefined, quiz.app_video_solution ?? undefined)
    : videosOf(undefined, undefined)),
});
