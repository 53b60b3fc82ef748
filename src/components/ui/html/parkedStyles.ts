/**
 * The content security policy refuses every style and handler that a parser meets, even in a document that is never shown, and reports it
 * as an attack. A style set by a script is allowed: so an element's style is kept under this name until the HTML is parsed.
 */
const parked = 'data-parked-style';

// Reads each letter once, as a parser does: no part can match what the part after it begins with, so none is tried twice.
const opening = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<(?:[!?]|\/(?![a-z]))[^>]*|<\/?([a-z][^\s/>]*)/gi;
const attribute = /([\s/]*)([^\s/>][^\s/>=]*)(\s*=\s*(?:"[^"]*"?|'[^']*'?|[^\s>]*))?/y;

/** Elements in which a parser sees no tags. */
const raw = new Set(['textarea', 'title', 'script', 'xmp', 'iframe', 'noembed', 'noframes']);

/** Prepares HTML for a parser: its styles are renamed; handlers and style sheets, which the sanitiser would remove anyway, are left out. */
export function parkStyles(html: string): string {
  const parts: string[] = [];
  let at = 0;
  for (let tag = find(opening, html, at); tag; tag = find(opening, html, at)) {
    parts.push(html.slice(at, tag.index));
    at = tag.index + tag[0].length;
    const name = tag[1]?.toLowerCase();
    parts.push(name === 'style' ? tag[0].replace(/style/i, 'template') : tag[0]);
    if (!name) continue;
    for (let found = find(attribute, html, at); found; found = find(attribute, html, at)) {
      parts.push(park(found));
      at += found[0].length;
    }
    if (raw.has(name) && !tag[0].startsWith('</')) {
      const text = html.slice(at, endOf(name, html, at));
      parts.push(text);
      at += text.length;
    }
  }
  return parts.join('') + html.slice(at);
}

function find(pattern: RegExp, html: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(html);
}

function endOf(name: string, html: string, from: number): number {
  const end = find(new RegExp(`</${name}(?=[\\s/>])`, 'gi'), html, from);
  return end ? end.index : html.length;
}

function park([whole, space = '', name = '', value = '']: RegExpExecArray): string {
  if (/^on/i.test(name)) return space;
  return name.toLowerCase() === 'style' ? space + parked + value : whole;
}

/** Sets the style that was parked on an element. */
export function unparkStyle(element: HTMLElement): void {
  const text = element.getAttribute(parked) ?? '';
  element.removeAttribute(parked);
  element.removeAttribute('style');
  if (text) element.style.cssText = text;
}

/** Keeps a style for an element until `unparkStyle`. */
export const parkStyle = (element: HTMLElement, text: string): void => element.setAttribute(parked, text);

/** Sets the styles that were parked in a parsed document. */
export function unparkStyles(page: ParentNode): void {
  for (const element of page.querySelectorAll<HTMLElement>(`[${parked}]`)) unparkStyle(element);
}
