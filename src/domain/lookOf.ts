import { visibleText } from './visibleText';

/** Returns what distinguishes short rich texts for a reader: their words, superscripts and subscripts, and pictures. */
export const lookOf = (html: string): string =>
  visibleText(
    html
      .replace(picture, (tag) => ` [${source.exec(tag)?.[1] ?? ''}] `)
      .replace(raised, '⌈')
      .replace(lowered, '⌊')
      .replace(level, '⌉'),
  );

// Its address is searched in the whole tag: one pattern for both would take quadratic time for a long tag.
const picture = /<img\b[^<>]*>/gi;
const source = /\bsrc\s{0,9}=\s{0,9}["']?([^\s"'<>]+)/i;
const raised = /<sup(?=[\s>])[^<>]*>/gi;
const lowered = /<sub(?=[\s>])[^<>]*>/gi;
const level = /<\/su[bp]>/gi;
