import { escapeGift, markedText } from './giftText';

interface WrittenQuestion {
  /** Its name in a list of questions. */
  title: string;
  /** HTML, as are all texts below. */
  question: string;
  answers: readonly { text: string; isTrue: boolean }[];
  feedback: string;
  /** A line of `giftNotes`, or nothing. */
  notes: string;
}

/** Writes a question in GIFT, which `readGift` can read. */
export function writeGift({ title, question, answers, feedback, notes }: WrittenQuestion): string {
  const signOf = signs(answers);
  return [
    ...(notes ? [notes] : []),
    `::${escapeGift(title)}::[html]${escapeGift(question)} {`,
    ...answers.map((answer) => `${signOf(answer)}${writtenText(answer.text)}`),
    ...(feedback ? [`####${writtenText(feedback)}`] : []),
    '}',
  ].join('\n');
}

const writtenText = (text: string): string => escapeGift(markedText(text, 'html'));

/**
 * Returns the sign of each answer: one true answer is `=`; of several each gets its share, and a false one that looks like a share gets
 * `%0%` before it.
 */
function signs(answers: WrittenQuestion['answers']) {
  const count = answers.filter(({ isTrue }) => isTrue).length;
  const share = count > 0 ? (100 / count).toFixed(5).replace(/\.?0+$/, '') : '';
  return ({ text, isTrue }: WrittenQuestion['answers'][number]): string => {
    if (isTrue) return count === 1 ? '=' : `~%${share}%`;
    return text.startsWith('%') ? '~%0%' : '~';
  };
}
