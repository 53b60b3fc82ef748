/** A question of an Aiken file (docs.moodle.org/en/Aiken_format), as it stands there. */
export interface AikenItem {
  /** The line on which it begins, from 1. */
  line: number;
  /** All its lines. */
  source: string;
  question: string;
  /** In the order of the file, with the letters that they have there, in lower case. */
  options: readonly AikenOption[];
  /** What stands behind `ANSWER:`; undefined where that line is missing. */
  answer: string | undefined;
}

interface AikenOption {
  letter: string;
  text: string;
}

/** The letters of options in order, in either script. */
const orders = ['abcdefghijklmnopqrstuvwxyz', 'कखगघङचछजझञटठडढणतथदधन'];

/** Returns the place that an option's letter says, from 0; -1 for any other. */
export const aikenPlace = (letter: string): number =>
  Math.max(...orders.map((order) => (letter.length === 1 ? order.indexOf(letter.toLowerCase()) : -1)));

/** A letter, perhaps in brackets, and what follows it. */
const marked = /^\s*[([]?([a-z]|[क-न])[)\].:।](\s*)(.*)$/i;
const answered = /^\s*(?:(?:correct\s+)?ans(?:wer)?|(?:सही\s+)?उत्तर)\s*[:：]\s*([^\s{}][^{}]{0,40})?\s*$/i;

/** Whether a text has lines as only Aiken has them: one that says the answer, or options below each other. */
export function isAiken(text: string): boolean {
  const lines = linesOf(text);
  const places = lines.map((line) => aikenPlace(marked.exec(line)?.[1] ?? ''));
  return (
    lines.some((line) => answered.test(line)) ||
    (!text.includes('{') && places.some((place, at) => place === 0 && places[at + 1] === 1))
  );
}

const linesOf = (text: string): string[] => text.replace(/^\uFEFF/, '').split(/\r\r?\n|\r|\n/);

/** A question that is being read. */
interface Reading {
  lines: { at: number; text: string }[];
  question: string[];
  options: { letter: string; lines: string[] }[];
  /** Whether a blank line was the last. */
  isParted: boolean;
}

/** A line that isn't blank. */
interface Line {
  at: number;
  text: string;
  /** What stands behind `ANSWER:`, if it is the line of the answer. */
  answer: string | undefined;
}

/**
 * Splits an Aiken file into questions. Each ends with the line of its answer; where that is missing, with the first line that can only belong
 * to the next one.
 */
export function aikenItems(file: string): AikenItem[] {
  const items: AikenItem[] = [];
  let reading = begun();
  const endWith = (next: Reading, answer?: string) => {
    if (reading.lines.length > 0) items.push(itemOf(reading, answer));
    reading = next;
  };
  for (const [index, text] of linesOf(file).entries()) {
    const line = { at: index + 1, text, answer: answerIn(text) };
    if (text.trim() === '') reading.isParted = true;
    else {
      const next = nextIn(reading, line);
      if (next) endWith(next);
      addTo(reading, line);
      if (line.answer !== undefined) endWith(begun(), line.answer);
    }
  }
  endWith(begun());
  return items;
}

const begun = (): Reading => ({ lines: [], question: [], options: [], isParted: false });

function answerIn(text: string): string | undefined {
  const found = answered.exec(text);
  return found ? (found[1] ?? '').trim() : undefined;
}

/** Returns the question that a line belongs to, if that isn't the one that is being read: its first lines seemed to be the last option's. */
function nextIn(reading: Reading, { text, answer }: Line): Reading | undefined {
  const { options, lines, isParted } = reading;
  const option = optionIn(text, reading);
  if (option?.place === 0 && options.length > 0) {
    const question = options.at(-1)?.lines.splice(1) ?? [];
    return { ...begun(), question, lines: lines.splice(lines.length - question.length) };
  }
  const isQuestion = !option && answer === undefined;
  return isQuestion && isParted && options.length > 1 ? begun() : undefined;
}

function addTo(reading: Reading, { at, text, answer }: Line): void {
  const { lines, question, options } = reading;
  const option = optionIn(text, reading);
  lines.push({ at, text });
  reading.isParted = false;
  if (answer !== undefined) return;
  if (option) options.push({ letter: option.letter, lines: [option.text] });
  else (options.at(-1)?.lines ?? question).push(text.trim());
}

/** Returns the option that a line begins: the first one comes after the question, and without a space only the next in order is one. */
function optionIn(line: string, { question, options }: Reading): (AikenOption & { place: number }) | undefined {
  const mark = marked.exec(line);
  if (!mark) return undefined;
  const [, letter = '', space, text = ''] = mark;
  const place = aikenPlace(letter);
  const isNext = place === options.length && question.length > 0;
  const isOther = options.length > 0 && (space !== '' || text === '');
  return isNext || isOther ? { letter: letter.toLowerCase(), text: text.trim(), place } : undefined;
}

const itemOf = ({ lines, question, options }: Reading, answer: string | undefined): AikenItem => ({
  line: lines[0]?.at ?? 1,
  source: lines.map(({ text }) => text).join('\n'),
  question: question.join('\n'),
  options: options.map((option) => ({ letter: option.letter, text: option.lines.join('\n') })),
  answer,
});
