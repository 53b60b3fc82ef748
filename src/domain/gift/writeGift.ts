import { escapeGift } from './giftText';
import type { GiftAnswer } from './readGift';

interface WrittenQuestion {
  /** What it is called in a list of questions. */
  title: string;
  /** HTML, as all that follows. */
  question: string;
  answers: readonly Pick<GiftAnswer, 'text' | 'isTrue'>[];
  feedback: string;
  /** A line of `giftNotes`, or nothing. */
  notes: string;
}

/** A question in GIFT, as `readGift` reads it again. */
export function writeGift({ title, question, answers, feedback, notes }: WrittenQuestion): string {
  const signOf = signs(answers);
  return [
    ...(notes ? [notes] : []),
    `::${escapeGift(title)}::[html]${escapeGift(question)} {`,
    ...answers.map((answer) => `${signOf(answer)}${escapeGift(answer.text)}`),
    ...(feedback ? [`####${escapeGift(feedback)}`] : []),
    '}',
  ].join('\n');
}

/** One true answer is the best; of several each counts its share, and a text that looks like a share gets one before it. */
function signs(answers: WrittenQuestion['answers']) {
  const count = answers.filter(({ isTrue }) => isTrue).length;
  const share = count > 0 ? (100 / count).toFixed(5).replace(/\.?0+$/, '') : '';
  return ({ text, isTrue }: WrittenQuestion['answers'][number]): string => {
    if (isTrue) return count === 1 ? '=' : `~%${share}%`;
    return text.startsWith('%') ? '~%0%' : '~';
  };
}
