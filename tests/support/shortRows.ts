import { readQuestions } from '@/resources/quiz/files/readQuestions';
import { judgedRow } from '@/resources/quiz/transfer/judgedRow';

/** A question of a file in short: its text, its options with the true ones marked, and what is said of it. */
interface ShortRow {
  question: string;
  options: string[];
  said: string[];
}

/** Reads and validates the questions of a text. */
export const shortRows = (text: string): ShortRow[] =>
  readQuestions(text)
    .rows.map((row, index) => judgedRow(row(), index))
    .map(({ form, faults, notes }) => ({
      question: form.question,
      options: form.quiz_options.map(({ options, correct }) => (correct ? `✓${options}` : options)),
      said: [...faults, ...notes].map(({ message, args = {} }) =>
        [message.replace('quiz_import.', ''), ...Object.values(args)].join(' '),
      ),
    }));

/** Reads the question of a table that has just this one. */
export const shortQuestion = (question: string, format = 'text'): ShortRow | undefined =>
  shortRows(`format,question,A,B,key\n${format},"${question.replaceAll('"', '""')}",1,2,A`)[0];
