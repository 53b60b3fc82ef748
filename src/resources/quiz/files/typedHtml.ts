import { normalise } from '@/components/richText/normalise';

/** How a text of a file is to be taken: as it was typed, as HTML, or without any markup. */
type TextFormat = 'typed' | 'html' | 'plain';

/** A text of a file as the editors would have made it: safe, and with the lines that were typed in it. */
export function htmlOf(text: string, format: TextFormat): string {
  if (format === 'html') return normalise(text);
  const html = format === 'plain' ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : withStraysEscaped(text);
  const hasTags = format === 'typed' && text.search(tag) >= 0;
  return normalise(hasTags ? html : html.trim().replace(/\r\n?|\n/g, '<br>'));
}

/** What is a tag, and no sign of a formula or a comparison: of `a<b and c>d` nothing is. */
const tag = /<\/?[a-z][\w:-]*(?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=]+))*\s*\/?>|<!--/i;
const tagOrStray = new RegExp(`${tag.source}|<`, 'gi');

const withStraysEscaped = (text: string): string => text.replace(tagOrStray, (found) => (found === '<' ? '&lt;' : found));
