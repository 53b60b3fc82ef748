import { sanitize } from '../html/sanitize';

/** Returns an editor's HTML as it is stored: sanitised, without the editor's own markup, and '' for an empty text. */
export function normalise(html: string): string {
  const text = sanitize(html, 'content').replaceAll('&nbsp;', ' ').trim();
  return isEmpty(text) ? '' : text;
}

// A picture or a table isn't empty, even without a letter.
const isEmpty = (html: string) => !/<(img|video|audio|table|hr)\b/i.test(html) && html.replaceAll(/<[^>]*>/g, '').trim() === '';
