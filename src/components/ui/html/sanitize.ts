import DOMPurify from 'dompurify';
import { withSignsKept } from '@/domain/formulaSigns';
import { isWebUrl } from '@/domain/webUrl';
import { parkStyle, parkStyles, unparkStyle } from './parkedStyles';
import { type HtmlProfile, profiles } from './profiles';
import { undoneLook } from './undoneLook';

const purifier = DOMPurify();

purifier.addHook('beforeSanitizeAttributes', (node) => {
  if (!(node instanceof HTMLElement)) return;
  unparkStyle(node);
  const { style } = node;
  for (const name of [...style]) if (!isBounded(name, style.getPropertyValue(name))) style.removeProperty(name);
  if (enlarges(style.fontSize) && node.parentElement?.closest('[style*="font-size"]')) style.removeProperty('font-size');
  if (style.length === 0) node.removeAttribute('style');
  const undone = undoneLook(node);
  if (undone) unname(node, undone);
});

/**
 * Replaces an element that doesn't look like its name: Google Docs wraps all that is copied in a `b` that isn't bold, and what reads only
 * names, as some editors and a cell do, would make it bold.
 */
function unname(element: HTMLElement, undone: string): void {
  const { style, parentElement } = element;
  // Within another look it is still to be taken away.
  if (!parentElement?.closest('b, strong, i, em, u, s, th, h1, h2, h3, h4, h5, h6')) style.removeProperty(undone);
  if (style.length === 0) return element.replaceWith(...element.childNodes);
  const span = element.ownerDocument.createElement('span');
  parkStyle(span, style.cssText);
  span.append(...element.childNodes);
  return element.replaceWith(span);
}

purifier.addHook('afterSanitizeAttributes', (node) => {
  for (const name of ['href', 'src', 'poster']) {
    const url = node.getAttribute(name);
    if (url !== null && !isWebUrl(url)) node.removeAttribute(name);
  }
  for (const [name, property] of sizeAttributes)
    if (!isBoundedSize(property, node.getAttribute(name) ?? '')) node.removeAttribute(name);
  if (node.tagName === 'IMG' && !node.hasAttribute('src')) node.remove();
  if (node.tagName === 'A') {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer nofollow');
  }
});

/** HTML that is safe to show, whatever a server or an editor sent. */
export const sanitize = (html: string, profile: HtmlProfile): string =>
  purifier.sanitize(parkStyles(withSignsKept(html)), profiles[profile]);

/** Returns sanitised nodes for rendering: their styles work, while the content security policy refuses those in an HTML string. */
export const sanitizedNodes = (html: string, profile: HtmlProfile): DocumentFragment =>
  purifier.sanitize(parkStyles(profile === 'words' ? apart(withSignsKept(html)) : withSignsKept(html)), {
    ...profiles[profile],
    RETURN_DOM_FRAGMENT: true,
  });

/**
 * Adds a space where a block or a line ends: without the tags, the words of two would run together. A `wbr` keeps their formulas apart, as
 * blocks do.
 */
const apart = (html: string): string =>
  html.replace(
    /<(?:(br)|\/?(?:p|div|[uo]l|li|h[1-6]|table|t[dhr]|blockquote|center|figure|hr))(?=[\s/>])/gi,
    (tag, line?: string) => (line ? ` ${tag}` : `<wbr> ${tag}`),
  );

interface Bound {
  /** The largest length, in pixels. */
  length: number;
  /** The largest percentage. */
  share: number;
  /** The largest plain number. */
  number?: number;
}

/**
 * CSS properties that set sizes, with the largest value of each; negative ones are never allowed, since they would cover what is beside the
 * text.
 */
const bounds: [property: RegExp, most: Bound][] = [
  [/^font-size$/, { length: 48, share: 300 }],
  [/^line-height$/, { length: 144, share: 300, number: 3 }],
  [/^(width|height)$/, { length: 1600, share: 100 }],
  [/^(margin|padding|text-indent)(-|$)/, { length: 400, share: 50 }],
  [/^(border|text-decoration)(-|$)/, { length: 20, share: 0 }],
  // Without effect: its source is always a keyword, since all images are refused.
  [/^border-image-(slice|width|outset)$/, { length: 0, share: 100, number: 1 }],
  [/^font-weight$/, { length: 0, share: 0, number: 1000 }],
  [/^((background-)?color|font-(style|family)|text-align|list-style-type|vertical-align)(-|$)/, { length: 0, share: 0 }],
];

const pixels: Record<string, number> = { px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 37.8, mm: 3.78, em: 16, rem: 16 };

/** Tells whether a text's style may have this declaration: a keyword or a colour, or a size within its bounds. */
function isBounded(property: string, value: string): boolean {
  const most = bounds.findLast(([pattern]) => pattern.test(property))?.[1];
  return most !== undefined && partsOf(value).every((part) => fits(part, most));
}

const quoted = /"[^"]*"|'[^']*'/g;
const colour = /\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)/gi;

/** Splits a value into words and numbers; a quoted name or a colour counts as a word. */
const partsOf = (value: string) =>
  value
    .replace(quoted, 'name')
    .replace(colour, 'colour')
    .trim()
    .split(/[\s,/]+/);

const measure = /^([+-]?[\d.]+(?:e[+-]?\d+)?)(%|[a-z]*)$/i;

function fits(part: string, most: Bound): boolean {
  const [, amount = '', unit = ''] = measure.exec(part) ?? [];
  // Refuses functions, which could result in any size, and values that a variable leaves empty.
  if (!amount) return /^[#\w-]+$/.test(part);
  return Number(amount) >= 0 && Number(amount) * (pixels[unit] ?? 1) <= mostOf(unit, most);
}

function mostOf(unit: string, { length, share, number = 0 }: Bound): number {
  if (unit === '') return number;
  if (unit === '%') return share;
  return Object.hasOwn(pixels, unit) ? length : 0;
}

/** Tells whether a font size is relative and larger than 1: nested elements would grow without limit. */
const enlarges = (size: string): boolean => /^larger$|^0*[1-9][\d.]*em$|^0*[1-9]\d{2}[\d.]*%$/i.test(size);

/** HTML attributes that are sizes, in pixels or percent, each with the CSS property of the same meaning. */
const sizeAttributes = Object.entries({
  width: 'width',
  height: 'height',
  border: 'border-width',
  cellpadding: 'padding',
  cellspacing: 'border-spacing',
});

/** Tells whether such an attribute may have this value. */
const isBoundedSize = (property: string, value: string): boolean => isBounded(property, value.replace(/^\s*(\d+)\s*$/, '$1px'));
