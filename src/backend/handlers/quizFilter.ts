import type { Filter } from '@/backend/store/query';
import type { QuizFilter } from '@/contract/quiz';
import { readableText } from '@/domain/readableText';
import { usedBy } from './quizUses';

/** An explanation without content: '' since HTML is tidied at write, and before that as the editors wrote it. */
const unexplained = [null, '', '<p></p>', '<p><br></p>', '<p>&nbsp;</p>'];

/** Returns the store's filter of the questions that are narrowed so. */
export function quizzesOf({
  query_string,
  untagged,
  no_explanation,
  has_video,
  courses,
  quiz_level,
}: QuizFilter): Filter<'quiz'> {
  const words = readableText(query_string ?? '');
  const tag = { ...(courses && { course_iid: courses }), ...(quiz_level && { quiz_level_iid: quiz_level }) };
  return {
    where: {
      ...(words !== '' && { question: { contains: words } }),
      ...(no_explanation && { answer_desc: unexplained }),
      ...(has_video && { has_video_solution: 'y' }),
    },
    ...(untagged && { without: usedBy }),
    ...(Object.keys(tag).length > 0 && { referredBy: [{ by: 'quiz_tag.quiz_iid', where: tag }] }),
  };
}
