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

/** Returns what says whether there is a dot at a place of a letter's glyph; undefined for a letter without one. */
export function glyphOf(letter: string): ((column: number, row: number) => boolean) | undefined {
  const rows = glyphs[letter];
  if (rows === undefined) return undefined;
  return (column, row) => column < glyphWidth && ((Number.parseInt(rows.charAt(row), 32) >> (glyphWidth - 1 - column)) & 1) === 1;
}
