/** How many characters a text has, one outside the first 65,536 counted once too. */
export const lengthOf = (text: string): number => text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);

/** Whether a text has nothing that anybody could see; the Braille pattern without dots is among that. */
export const isBlank = (text: string): boolean => !/[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u.test(text);

/**
 * Whether a text is made of characters alone: no control but for tabs and line ends, none that turns the direction of
 * what stands round it or tags it unseen, no half of a pair, none that Unicode doesn't have. Joiners are characters.
 */
export const isPlain = (text: string): boolean =>
  !/[^\P{Cc}\t\n\r]|[\p{Cs}\p{Cn}\p{Bidi_Control}\u{e0000}-\u{e007f}]/u.test(text);

/** Whether any store can keep a text: PostgreSQL refuses NUL, and half a pair has no UTF-8. */
export const isStorable = (text: string): boolean => !/[\0\p{Cs}]/u.test(text);

/** A text without the characters that nobody sees; the joiners inside a Devanagari word are among them. */
export const withoutUnseen = (text: string): string => text.replace(/[\p{Cf}\p{DI}]/gu, '');

/** A text as one line: composed (NFC), each run of white space one space, none at its ends. */
export const oneLine = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** A text of several lines: each line's end is LF, with no white space before the first and after the last. */
export const manyLines = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** A name as it is compared with others, on every host: texts that look alike but for their case are the same. */
export const folded = (text: string): string => oneLine(withoutUnseen(text).toLowerCase());

let letters: Intl.Segmenter | undefined;

/** A text's letters as they are read, each with its signs. What finds them takes long to make, so the first who asks makes it. */
export const lettersOf = (text: string): Intl.Segments => (letters ??= new Intl.Segmenter()).segment(text);

/** The order of two texts by their characters' numbers, as PostgreSQL's collation "C" has it; `<` puts 😀 before ￦. */
export function byCharacters(one: string, other: string): number {
  const shared = Math.min(one.length, other.length);
  for (let place = 0; place < shared; place += 1) {
    if (one[place] !== other[place]) return (one.codePointAt(place) ?? 0) - (other.codePointAt(place) ?? 0);
  }
  return one.length - other.length;
}
