import { sanitize } from '../html/sanitize';

/** An editor's HTML as it is stored: safe, and without what the editor wrote for itself. A text of nothing is empty. */
export function normalise(html: string): string {
  const text = sanitize(html, 'content').replaceAll('&nbsp;', ' ').trim();
  return isEmpty(text) ? '' : text;
}

// A picture or a table says something without a letter.
const isEmpty = (html: string) => !/<(img|video|audio|table|hr)\b/i.test(html) && html.replaceAll(/<[^>]*>/g, '').trim() === '';
