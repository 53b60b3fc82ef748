import { withSignsKept } from '@/domain/formulas/formulaSigns';
import { contentAttributes, contentTags } from '@/domain/html/allowed';
import { boundedStyle, isBoundedNumber, isBoundedSize, numberAttributes, sizeAttributes } from '@/domain/html/bounds';
import { parked, parkForCleaning, parkStyles, unparked } from '@/domain/html/parkStyles';
import { boundSpans, type TableElement } from '@/domain/html/tables';
import { isWebUrl, withScheme } from '@/domain/html/webUrl';
import { withOmml } from '@/domain/omml/withOmml';

/** What a hook of the purifier can do with an element. */
interface Attributes extends TableElement {
  hasAttribute(name: string): boolean;
  remove(): void;
}

/** DOMPurify on a host's own document. */
export interface Purifier {
  readonly isSupported: boolean;
  /** What the last call has removed. */
  readonly removed: readonly ({ element?: { readonly nodeName: string } | null } | { attribute?: unknown })[];
  sanitize(html: string, config: typeof kept): string;
  addHook(at: 'beforeSanitizeAttributes' | 'afterSanitizeAttributes', hook: (element: Attributes) => void): void;
}

/**
 * What is stored of a text: what the screens show, and the classes and data by which the editors recognise what they wrote. The screens show
 * neither.
 */
const kept = {
  ALLOWED_TAGS: contentTags,
  ALLOWED_ATTR: [...contentAttributes, 'class'],
  ALLOW_DATA_ATTR: true,
  ALLOW_ARIA_ATTR: false,
};

/** Makes a function that returns HTML without what no screen would show of it; any other HTML it returns as it is, byte for byte. */
export function createHtmlCleaner(purifier: Purifier): (html: string) => string {
  // Otherwise everything would pass.
  if (!purifier.isSupported) throw new Error('There is no document to clean HTML in');
  let isChanged = false;
  // A host with a port looks like a scheme, which the purifier would remove. It calls this for texts too.
  purifier.addHook('beforeSanitizeAttributes', (element) => {
    if ('getAttribute' in element && complete(element)) isChanged = true;
  });
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (bound(element)) isChanged = true;
  });
  return (sent) => {
    if (!sent.includes('<')) return sent;
    const html = withOmml(sent);
    const signed = withSignsKept(html);
    const ready = parkForCleaning(signed);
    // A parser drops these by itself, and so tells of no removal: a handler may stand on an element that is dropped for its place.
    isChanged = wholePage.test(html) || ready !== parkStyles(signed);
    const clean = purifier.sanitize(ready, kept);
    // The body that holds the text is told of too.
    const removed = purifier.removed.filter((each) => !('element' in each && each.element?.nodeName === 'BODY'));
    return isChanged || removed.length > 0 ? unparked(clean) : html;
  };
}

const wholePage = /<\/?(?:html|head|body|frame)/i;

const addressAttributes = ['href', 'src', 'poster'];

/** Gives addresses of other sites their scheme; returns whether any had none. */
function complete(element: Attributes): boolean {
  const incomplete = addressAttributes.filter((name) => {
    const address = element.getAttribute(name) ?? '';
    return withScheme(address) !== address;
  });
  for (const name of incomplete) element.setAttribute(name, withScheme(element.getAttribute(name) ?? ''));
  return incomplete.length > 0;
}

/** Removes addresses, sizes and styles that no text may have; returns whether there were any. */
function bound(element: Attributes): boolean {
  const urls = addressAttributes.filter((name) => {
    const url = element.getAttribute(name);
    return url !== null && !isWebUrl(url);
  });
  const sizes = sizeAttributes.flatMap(([name, property]) => {
    const size = element.getAttribute(name);
    return size !== null && !isBoundedSize(property, size) ? [name] : [];
  });
  const numbers = numberAttributes.flatMap(([name, most]) => {
    const number = element.getAttribute(name);
    return number !== null && !isBoundedNumber(number, most) ? [name] : [];
  });
  const gone = [...urls, ...sizes, ...numbers];
  for (const name of gone) element.removeAttribute(name);
  const isNarrowed = element.tagName === 'TABLE' && boundSpans(element);
  const isRestyled = boundStyle(element);
  const isEmpty = element.tagName === 'IMG' && !element.hasAttribute('src');
  if (isEmpty) element.remove();
  return gone.length > 0 || isNarrowed || isRestyled || isEmpty;
}

function boundStyle(element: Attributes): boolean {
  const style = element.getAttribute(parked);
  if (style === null) return false;
  const bounded = boundedStyle(style);
  if (bounded === style) return false;
  if (bounded === '') element.removeAttribute(parked);
  else element.setAttribute(parked, bounded);
  return true;
}
