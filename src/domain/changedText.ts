import { readableText } from '@/domain/html/readableText';
import { beginningOf } from '@/domain/html/shortText';

/** Returns as much of a rich text from the word at which it first differs from another; from its beginning where it doesn't. */
export function changedText(html: string, before: string, most = 60): string {
  const text = readableText(html);
  const at = firstChange(text, readableText(before));
  // A short way into a text, its beginning says more.
  const start = at < most / 2 || text.length <= most ? 0 : text.lastIndexOf(' ', at - 1) + 1;
  return `${start > 0 ? '…' : ''}${beginningOf(text.slice(start), most)}`;
}

/** Returns the place of the first difference; 0 if there is none. */
function firstChange(text: string, before: string): number {
  if (text === before) return 0;
  let at = 0;
  while (at < text.length && text[at] === before[at]) at += 1;
  return at;
}
