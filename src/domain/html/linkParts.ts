/** A part of a text; `href` where it is a web address. */
export interface LinkPart {
  text: string;
  href?: string;
}

/** Divides a plain text into its web addresses and what is between them. Only `http` and `https` count; a sentence's end isn't part of one. */
export function linkParts(text: string): LinkPart[] {
  const parts: LinkPart[] = [];
  let from = 0;
  for (const { index, 0: match } of text.matchAll(/\bhttps?:\/\/[^\s<>"'\u0964]+/gi)) {
    const href = match.replace(/[.,;:!?)\]}]+$/, '');
    if (!URL.canParse(href)) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: href, href });
    from = index + href.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
