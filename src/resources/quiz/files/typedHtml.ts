import { normalise } from '@/components/richText/normalise';
import { withSignsKept } from '@/domain/formulaSigns';

/** How a file's text is to be read: as typed, as HTML, or without any markup. */
type TextFormat = 'typed' | 'html' | 'plain';

/** Returns a file's text as the editors would have written it: safe, and with its line breaks. */
export function htmlOf(text: string, format: TextFormat): string {
  if (format === 'html') return normalise(text);
  const html =
    format === 'plain' ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : withStraysEscaped(withSignsKept(text));
  const hasTags = format === 'typed' && html.search(tag) >= 0;
  return normalise(hasTags ? html : html.trim().replace(/\r\n?|\n/g, '<br>'));
}

/** A tag, not a sign in a formula or a comparison: `a<b and c>d` has none. */
const tag = /<\/?[a-z][\w:-]*(?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=]+))*\s*\/?>|<!--/i;
const tagOrStray = new RegExp(`${tag.source}|<`, 'gi');

const withStraysEscaped = (text: string): string => text.replace(tagOrStray, (found) => (found === '<' ? '&lt;' : found));
