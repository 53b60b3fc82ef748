/** Returns the number of characters; one outside the first 65,536 counts once too. */
export const lengthOf = (text: string): number => text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);

/** Whether a text has no visible character; the Braille pattern without dots counts as invisible. */
export const isBlank = (text: string): boolean => !/[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u.test(text);

/**
 * Whether a text has characters alone: no control but tabs and line ends, none that changes the direction of the text near it or tags it
 * invisibly, no unpaired surrogate, and none that Unicode lacks. Joiners count as characters.
 */
export const isPlain = (text: string): boolean =>
  !/[^\P{Cc}\t\n\r]|[\p{Cs}\p{Cn}\p{Bidi_Control}\u{e0000}-\u{e007f}]/u.test(text);

/** Whether any store can keep a text: PostgreSQL refuses NUL, and an unpaired surrogate has no UTF-8. */
export const isStorable = (text: string): boolean => !/[\0\p{Cs}]/u.test(text);

/** Removes the invisible characters of a text, the joiners inside a Devanagari word too. */
export const withoutUnseen = (text: string): string => text.replace(/[\p{Cf}\p{DI}]/gu, '');

/**
 * Removes the invisible characters that change nothing that a reader sees. Those stay that shape the letters around them: a joiner after a
 * virama (with it, the first letter of र्य isn't a hook above the second), in Devanagari, Newa and Tirhuta; and those that make one picture of
 * several, or a flag of letters.
 */
export const withoutIdle = (text: string): string => text.replace(shapingOrUnseen, (_, shaping?: string) => shaping ?? '');

// A non-joiner at the end of a word changes nothing.
const shapingOrUnseen =
  /((?<=[\u094d\u{11442}\u{114c2}])(?:\u200d|\u200c(?=\p{L}))|\u200d(?=\p{Extended_Pictographic})|\u{1f3f4}[\u{e0020}-\u{e007f}]+)|[\p{Cf}\p{DI}]/gu;

/** Returns a text as one line: composed (NFC), each run of white space one space, none at its ends. */
export const oneLine = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** Returns a text of several lines: each line ends with LF, and white space at both ends of the text is removed. */
export const manyLines = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** Returns a name in the form in which it is compared, on every host: texts that look alike but for their case are equal. */
export const folded = (text: string): string => oneLine(withoutUnseen(text).toLowerCase());

let letters: Intl.Segmenter | undefined;

/**
 * Splits a text into the letters that a reader sees, each with its signs. The segmenter takes long to create, so it is created at first
 * use.
 */
export const lettersOf = (text: string): Intl.Segments => (letters ??= new Intl.Segmenter()).segment(text);

/** Returns the first of these letters; empty for an empty text. Where two plain characters begin the text, the segmenter isn't needed. */
export const firstLetter = (text: string): string =>
  /^[ -~](?=[ -~])/.exec(text)?.[0] ?? lettersOf(text).containing(0)?.segment ?? '';

/** Compares two texts by their characters' numbers, like PostgreSQL's collation "C"; `<` would put 😀 before ￦. */
export function byCharacters(one: string, other: string): number {
  const shared = Math.min(one.length, other.length);
  for (let place = 0; place < shared; place += 1) {
    if (one[place] !== other[place]) return (one.codePointAt(place) ?? 0) - (other.codePointAt(place) ?? 0);
  }
  return one.length - other.length;
}
