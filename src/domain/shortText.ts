import { readableText } from './readableText';

/**
 * Returns the beginning of a rich text as plain text, which serves as its name: at most so many characters, cut between words where
 * possible.
 */
export const shortText = (html: string, most = 60): string => beginning(readableText(html), most);

/** Returns as much of a rich text from the word at which it first differs from another; from its beginning where it doesn't. */
export function changedText(html: string, before: string, most = 60): string {
  const text = readableText(html);
  const at = firstChange(text, readableText(before));
  // A short way into a text, its beginning says more.
  const start = at < most / 2 || text.length <= most ? 0 : text.lastIndexOf(' ', at - 1) + 1;
  return `${start > 0 ? '…' : ''}${beginning(text.slice(start), most)}`;
}

/** Returns the place of the first difference; 0 if there is none. */
function firstChange(text: string, before: string): number {
  if (text === before) return 0;
  let at = 0;
  while (at < text.length && text[at] === before[at]) at += 1;
  return at;
}

function beginning(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const space = cut.lastIndexOf(' ');
  return `${(space > most / 2 ? cut.slice(0, space) : cut.replace(/[\ud800-\udbff]$/, '')).trimEnd()}…`;
}
