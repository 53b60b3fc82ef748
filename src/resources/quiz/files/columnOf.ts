import { optionPlace } from '@/domain/optionPlace';

/** The columns of a table of questions that name facts; beside them it has one for each option. */
export const factColumns = ['correct', 'correct_option', 'answer_desc', 'video_solution', 'app_video_solution'] as const;

export type Column = (typeof factColumns)[number] | 'format' | 'question' | 'reason' | `option_${number}`;

/** Returns the column that a title names, in either language and whatever its spaces and signs. */
export function columnOf(title: string): Column | undefined {
  const place = optionPlace(title);
  if (place !== undefined) return place >= 0 && place < 10 ? `option_${place + 1}` : undefined;
  const plain = title.toLowerCase().replace(/[\s_.:*/()[\]-]+/g, '');
  return titles.find(([, names]) => names.includes(plain))?.[0];
}

/** Whether a row names the columns of a table of questions. */
export const isHead = (cells: readonly string[]): boolean => {
  const names = cells.map(columnOf);
  return names.includes('question') && names.some(isOption);
};

const isOption = (name: Column | undefined): boolean => name?.startsWith('option_') ?? false;

/** The names that a column may have: without spaces and signs, in lower case. */
const titles: readonly [Column, readonly string[]][] = [
  ['format', ['format']],
  ['question', ['question', 'questiontext', 'प्रश्न']],
  ['correct', ['correct', 'correctoptions', 'key', 'answerkey', 'सही']],
  ['correct_option', ['correctoption', 'correctanswer', 'answer', 'सहीविकल्प', 'उत्तर']],
  ['answer_desc', ['answerdesc', 'answerexplanation', 'explanation', 'उत्तरकोव्याख्या', 'व्याख्या']],
  ['video_solution', ['videosolution', 'videourl', 'भिडियोकोठेगाना']],
  ['app_video_solution', ['appvideosolution', 'appvideourl', 'एपकोभिडियोकोठेगाना']],
  ['reason', ['reason']],
];
