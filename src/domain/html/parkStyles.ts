/**
 * The content security policy refuses every style and handler that a parser meets, even in a document that is never shown, and reports it
 * as an attack. A style set by a script is allowed: so an element's style is kept under this name until the HTML is parsed.
 */
export const parked = 'data-parked-style';

// Reads each letter once, as a parser does: no part can match what the part after it begins with, so none is tried twice.
const opening = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<(?:[!?]|\/(?![a-z]))[^>]*|<\/?([a-z][^\s/>]*)/gi;
const attribute = /([\s/]*)([^\s/>][^\s/>=]*)(\s*=\s*(?:"[^"]*"?|'[^']*'?|[^\s>]*))?/y;

/** Elements in which a parser sees no tags. */
const raw = new Set(['textarea', 'title', 'script', 'xmp', 'iframe', 'noembed', 'noframes']);

/** Writes an attribute anew: the space before it, its name, and the rest with the value. */
type Rewrite = (space: string, name: string, value: string) => string;

/** Prepares HTML for a parser: its styles are renamed; handlers and style sheets, which the sanitiser would remove anyway, are left out. */
export const parkStyles = (html: string): string =>
  rewritten(html, (space, name, value) => (isHandler(name) ? space : space + parkedName(name) + value));

/** Does so for a sanitiser that tells what it removes: each handler is there under a name that it removes. */
export const parkForCleaning = (html: string): string =>
  rewritten(html, (space, name, value) => space + (isHandler(name) ? 'handler' : parkedName(name)) + value);

/** Gives styles their own name again. */
export const unparked = (html: string): string =>
  rewritten(html, (space, name, value) => space + (name === parked ? 'style' : name) + value);

const isHandler = (name: string): boolean => /^on/i.test(name);
const parkedName = (name: string): string => (name.toLowerCase() === 'style' ? parked : name);

/** Rewrites the attributes of some HTML; an element of styles becomes a template. */
function rewritten(html: string, rewrite: Rewrite): string {
  const parts: string[] = [];
  let at = 0;
  for (let tag = find(opening, html, at); tag; tag = find(opening, html, at)) {
    parts.push(html.slice(at, tag.index));
    at = tag.index + tag[0].length;
    const name = tag[1]?.toLowerCase();
    parts.push(name === 'style' ? tag[0].replace(/style/i, 'template') : tag[0]);
    if (!name) continue;
    for (let found = find(attribute, html, at); found; found = find(attribute, html, at)) {
      const [, space = '', attributeName = '', value = ''] = found;
      parts.push(rewrite(space, attributeName, value));
      at += found[0].length;
    }
    const text = html.slice(at, isRaw(name, tag[0]) ? endOf(name, html, at) : at);
    parts.push(text);
    at += text.length;
  }
  return parts.join('') + html.slice(at);
}

/** Whether a parser sees no tags between this one and its end. */
const isRaw = (name: string, tag: string): boolean => raw.has(name) && !tag.startsWith('</');

function find(pattern: RegExp, html: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(html);
}

function endOf(name: string, html: string, from: number): number {
  const end = find(new RegExp(`</${name}(?=[\\s/>])`, 'gi'), html, from);
  return end ? end.index : html.length;
}
