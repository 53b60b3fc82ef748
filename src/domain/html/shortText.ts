import { hasContent, pictureSign } from './hasContent';
import { readableText } from './readableText';

/**
 * Returns the beginning of a rich text as plain text, which serves as its name: at most so many characters, cut between words where
 * possible. One without words, such as a picture, has a sign.
 */
export const shortText = (html: string, most = 60): string =>
  beginningOf(readableText(html), most) || (hasContent(html) ? pictureSign : '');

/** The same of a plain text. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const space = cut.lastIndexOf(' ');
  return `${(space > most / 2 ? cut.slice(0, space) : cut.replace(/[\ud800-\udbff]$/, '')).trimEnd()}…`;
}
