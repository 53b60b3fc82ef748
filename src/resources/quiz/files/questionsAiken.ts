import type { Fault } from '@/components/record/bulk/faults';
import { say } from '@/contract/message';
import { type AikenItem, aikenItems, aikenPlace } from '@/domain/aiken';
import { emptyForm, type ReadFile, type ReadRow, reasonLine, tooLongRow, withoutReason } from './questionRow';
import { htmlReader } from './typedHtml';

/** Reads a text in Aiken: a question, its options below each other, and the letter of the true one. */
export function readAikenFile(text: string): ReadFile {
  const items = aikenItems(withoutReason(text));
  return {
    rows: items.map((item) => () => tooLongRow(item.line, item.source) ?? rowOf(item)),
    unknown: [],
    above: [],
    ...(items.length === 0 && { fault: 'quiz_import.nothing' }),
    rest: (left) => `${left.map(({ index, reason }) => `${reasonLine(reason)}\n${items[index]?.source ?? ''}`).join('\n\n')}\n`,
  };
}

function rowOf({ line, source, question, options, answer }: AikenItem): ReadRow {
  const reader = htmlReader();
  if (options.length === 0) {
    // The text as it is, by which people can identify the row.
    const form = { ...emptyForm, question: reader.html(source, 'plain') };
    return { line, form, faults: [{ field: 'quiz_options', message: 'quiz_import.aiken_no_options' }], notes: [], unread: true };
  }
  const { letters, fault } = answerOf(answer, options);
  const quiz_options = options.map((option) => ({
    options: reader.html(option.text, 'typed'),
    correct: letters.includes(option.letter),
  }));
  const isInOrder = options.every(({ letter }, place) => aikenPlace(letter) === place);
  return {
    line,
    form: {
      ...emptyForm,
      question: reader.html(question, 'typed'),
      quiz_options,
      correct_option: quiz_options.find(({ correct }) => correct)?.options ?? null,
    },
    faults: [...(isInOrder ? [] : [{ field: 'quiz_options', message: 'quiz_import.aiken_order' }]), ...(fault ? [fault] : [])],
    notes: reader.notes(),
  };
}

/** Returns the letters that an answer names, and what is wrong with it. */
function answerOf(answer: string | undefined, options: AikenItem['options']): { letters: string[]; fault?: Fault } {
  const letters = (answer ?? '')
    .toLowerCase()
    .split(/[\s,;/&]+/)
    .flatMap((written) => written.replace(/^[([]|[)\].:।]+$/g, '') || []);
  if (letters.length === 0) return { letters, fault: { field: 'correct', message: 'quiz_import.aiken_no_answer' } };
  const other = letters.find((each) => !options.some(({ letter }) => letter === each));
  return other === undefined
    ? { letters }
    : { letters: [], fault: { field: 'correct', message: say('no_such_option', { option: answer ?? '' }) } };
}
