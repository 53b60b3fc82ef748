import { visibleText } from '@/domain/html/visibleText';

/**
 * Returns what distinguishes short rich texts for a reader: their words and lines, the spaces of preformatted code, superscripts and
 * subscripts, underlined and struck words, and pictures.
 */
export const lookOf = (html: string): string => {
  const marked = html
    .replace(preformatted, (code) => code.replace(tagOrSpace, (part) => spaces.get(part) ?? part))
    .replace(picture, (tag) => ` [${source.exec(tag)?.[1] ?? ''}] `)
    .replace(lineEnd, ' ⏎ $&');
  const look = marks.reduce((text, [tag, mark]) => text.replace(tag, mark), marked);
  return visibleText(look)
    .replace(/⟧⟦|⟫⟪/g, '')
    .replace(/ ?⏎[ ⏎]*/g, '⏎')
    .replace(/^⏎|⏎$/g, '');
};

const preformatted = /<pre(?=[\s>])[^<>]*>[^]*?(?:<\/pre>|$)/gi;
const tagOrSpace = /<[^<>]*>|\r?\n|[ \t]/g;
const spaces = new Map([
  [' ', '␣'],
  ['\t', '⇥'],
  ['\n', '<br>'],
  ['\r\n', '<br>'],
]);
// Its address is searched in the whole tag: one pattern for both would take quadratic time for a long tag.
const picture = /<img\b[^<>]*>/gi;
const source = /\bsrc\s{0,9}=\s{0,9}["']?([^\s"'<>]+)/i;
const lineEnd = /<(?:br|\/?(?:p|div|[uo]l|li|h[1-6]|blockquote|pre|table|tr))(?=[\s/>])/gi;
const marks: readonly [tag: RegExp, mark: string][] = [
  [/<sup(?=[\s>])[^<>]*>/gi, '⌈'],
  [/<sub(?=[\s>])[^<>]*>/gi, '⌊'],
  [/<\/su[bp]>/gi, '⌉'],
  [/<(?:u|ins)(?=[\s>])[^<>]*>/gi, '⟦'],
  [/<\/(?:u|ins)>/gi, '⟧'],
  [/<(?:s|strike|del)(?=[\s>])[^<>]*>/gi, '⟪'],
  [/<\/(?:s|strike|del)>/gi, '⟫'],
];
