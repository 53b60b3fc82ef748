import { visibleText, withoutHidden } from './visibleText';

/** What stands for a picture where only words are shown. */
export const pictureSign = '🖼';

/**
 * Whether some HTML has anything for a reader: words, a formula, a picture, a recording, or a table with one of these. It is the one
 * meaning of an empty text, in rules, forms, lists and counts.
 */
export const hasContent = (html: string): boolean => visibleText(html) !== '' || hasMedia(html);

const hasMedia = (html: string): boolean =>
  /<(?:img|video|audio|source)\b/i.test(html) && (withoutHidden(html).match(media) ?? []).some((tag) => addressIn(tag) !== '');

/** The pictures of some HTML as they are written, and their addresses; one without an address isn't seen. */
export const pictures = /<img(?=[\s/])[^<>]*>/gi;
const media = /<(?:img|video|audio|source)(?=[\s/])[^<>]*>/gi;

// Each attribute is read whole: `src=` may stand inside the text of another.
const attribute = /([^\s"'<>/=]+)(?:\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;

/** Returns the address of a picture's or a recording's tag; '' without one. */
export function addressIn(tag: string): string {
  for (const [, name = '', double, single, bare] of tag.matchAll(attribute))
    if (name.toLowerCase() === 'src') return (double ?? single ?? bare ?? '').trim();
  return '';
}
