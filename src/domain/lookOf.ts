import { visibleText } from './visibleText';

/** What a reader tells short rich texts apart by: their words, what is raised or lowered in them, and their pictures. */
export const lookOf = (html: string): string =>
  visibleText(
    html
      .replace(picture, (tag) => ` [${source.exec(tag)?.[1] ?? ''}] `)
      .replace(raised, '⌈')
      .replace(lowered, '⌊')
      .replace(level, '⌉'),
  );

// Its address is looked for in the whole tag: one pattern for both would try each place of a long one for each other.
const picture = /<img\b[^<>]*>/gi;
const source = /\bsrc\s{0,9}=\s{0,9}["']?([^\s"'<>]+)/i;
const raised = /<sup(?=[\s>])[^<>]*>/gi;
const lowered = /<sub(?=[\s>])[^<>]*>/gi;
const level = /<\/su[bp]>/gi;
