/**
 * The content security policy refuses every style and handler that a parser meets, even in a document that is never shown, and
 * reports it as an attack. A style that a script sets is allowed: so an element's waits under this name until the HTML is parsed.
 */
const parked = 'data-parked-style';

const styleSheets = /<(\/?)style(?=[\s/>])/gi;
const tags = /<[a-z][^<>]*>/gi;
const attributes = /([^\s"'=]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))/g;

/** The HTML ready for a parser: its styles renamed, and without handlers and style sheets, of which nothing of ours would be kept. */
export const parkStyles = (html: string): string =>
  html
    .replace(styleSheets, '<$1template')
    .replace(tags, (tag) =>
      tag.replace(attributes, (whole, name: string, value: string) => park(whole, name.toLowerCase(), value)),
    );

function park(attribute: string, name: string, value: string): string {
  if (name.startsWith('on')) return '';
  return name === 'style' ? parked + value : attribute;
}

/** Gives an element the style that was parked on it. */
export function unparkStyle(element: HTMLElement): void {
  const text = element.getAttribute(parked) ?? '';
  element.removeAttribute(parked);
  element.removeAttribute('style');
  if (text) element.style.cssText = text;
}

/** The same for all that a parser made. */
export function unparkStyles(page: ParentNode): void {
  for (const element of page.querySelectorAll<HTMLElement>(`[${parked}]`)) unparkStyle(element);
}
