/** What a spreadsheet, or a wrong encoding, has most likely made of a text. */
export type Spoilt =
  | 'question_marks'
  | 'lost_characters'
  | 'wrong_encoding'
  | 'short_number'
  | 'date'
  | 'formula_error'
  | 'lost_zeros';

/** Question marks where letters were: a word of them, two before a word, or nothing else. One that follows a word asks. */
const questionMarks =
  /(?<![\p{L}\p{M}\p{N}?!])\?{3,}|(?<![\p{L}\p{M}\p{N}?!]\s?)\?{2}(?=\s+\p{L})|^(?=(?:[^?]*\?){2})[^\p{L}\p{M}\p{N}]*$/u;
/** The bytes of UTF-8 as letters of another encoding: those of Devanagari, then of signs and accents. */
const wrongEncoding = /à[¤¥]|Ã Â¤|‡[§•]|[Óα][ñÑ]|â€|Ã[\u0080-\u00BF©¨¤¶¼]|Â[\u00A0-\u00BF]/u;
/** As a spreadsheet shows a number of more digits than its cell has room for. */
const shortNumber = /^[+-]?\d(?:[.,]\d+)?E[+-]\d{2,3}$/i;
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)';
/** 1/2, 3-4 or 5/1990 in a cell that takes it for a day. */
const date = new RegExp(`^(?:\\d{1,2}-${month}(?:-\\d{2,4})?|${month}-\\d{2,4}|\\d{4}-\\d\\d-\\d\\d 00:00(?::00)?)$`, 'i');
const formulaError = /^#(?:REF!|NAME\?|VALUE!|DIV\/0!|N\/A|NULL!|NUM!|SPILL!|CALC!|#{2,})$/i;

const ofText = [
  ['lost_characters', /\uFFFD/],
  ['wrong_encoding', wrongEncoding],
  ['question_marks', questionMarks],
  ['short_number', shortNumber],
  ['date', date],
  ['formula_error', formulaError],
] as const;

/** Returns what is most likely spoilt in a question's options and other texts, each kind once, with the first text that shows it. */
export function spoiltIn(others: readonly string[], options: readonly string[]): { kind: Spoilt; text: string }[] {
  const texts = [...others, ...options].map((text) => text.trim());
  const found = ofText.flatMap(([kind, sign]) => {
    const text = texts.find((each) => sign.test(each));
    return text === undefined ? [] : [{ kind, text }];
  });
  const short = withoutZeros(texts.slice(others.length));
  return short === undefined ? found : [...found, { kind: 'lost_zeros', text: short }];
}

/** Returns a number that is shorter than others beside it that begin with a zero: `7` beside `005` and `012`. */
function withoutZeros(options: readonly string[]): string | undefined {
  const numbers = options.filter((option) => /^\d+$/.test(option));
  const lengths = new Set(numbers.filter((number) => /^0\d/.test(number)).map(({ length }) => length));
  const [length = 0] = lengths;
  if (lengths.size !== 1) return undefined;
  return numbers.find((number) => number.length < length);
}
