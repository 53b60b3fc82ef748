import { readableText } from './readableText';

/** The beginning of a rich text as plain text, by which it is called: at most so many characters, cut between words where it can be. */
export function shortText(html: string, most = 60): string {
  const text = readableText(html);
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const space = cut.lastIndexOf(' ');
  return `${(space > most / 2 ? cut.slice(0, space) : cut.replace(/[\ud800-\udbff]$/, '')).trimEnd()}…`;
}
