/** The letters and figures as 5 x 7 dots: a digit to the base 32 for each row, whose highest bit is the dot on the left. */
const glyphs: Readonly<Record<string, string>> = {
  A: 'ehhvhhh',
  B: 'uhhuhhu',
  C: 'ehggghe',
  D: 'uhhhhhu',
  E: 'vgguggv',
  F: 'vgguggg',
  G: 'ehgnhhf',
  H: 'hhhvhhh',
  I: 'e44444e',
  J: '72222ic',
  K: 'hikokih',
  L: 'ggggggv',
  M: 'hrllhhh',
  N: 'hhpljhh',
  O: 'ehhhhhe',
  P: 'uhhuggg',
  Q: 'ehhhlid',
  R: 'uhhukih',
  S: 'fgge11u',
  T: 'v444444',
  U: 'hhhhhhe',
  V: 'hhhhha4',
  W: 'hhhllla',
  X: 'hha4ahh',
  Y: 'hhha444',
  Z: 'v1248gv',
  0: 'ehjlphe',
  1: '4c4444e',
  2: 'eh1248v',
  3: 'v2421he',
  4: '26aiv22',
  5: 'vgu11he',
  6: '68guhhe',
  7: 'v124888',
  8: 'ehhehhe',
  9: 'ehhf12c',
};

export const glyphWidth = 5;
export const glyphHeight = 7;

/** Returns the rows of a letter, a `1` for each dot and a `0` for each gap; none for a letter without a glyph. */
export const glyphOf = (letter: string): string[] =>
  Array.from(glyphs[letter] ?? '', (digit) => Number.parseInt(digit, 32).toString(2).padStart(glyphWidth, '0'));
