import DOMPurify, { type Config } from 'dompurify';
import { withSignsKept } from '@/domain/formulas/formulaSigns';
import { isBounded, isBoundedNumber, isBoundedSize, numberAttributes, sizeAttributes } from '@/domain/html/bounds';
import { deepest, depthOf } from '@/domain/html/depth';
import { addressIn, hasContent, pictureSign, pictures } from '@/domain/html/hasContent';
import { parkStyles } from '@/domain/html/parkStyles';
import { boundSpans, isTooEmpty } from '@/domain/html/tables';
import { visibleText } from '@/domain/html/visibleText';
import { isWebUrl, withScheme } from '@/domain/html/webUrl';
import { withOmml } from '@/domain/omml/withOmml';
import { parkStyle, unparkStyle } from './parkedStyles';
import { type HtmlProfile, profiles } from './profiles';
import { undoneLook } from './undoneLook';

const purifier = DOMPurify();

const addressAttributes = ['href', 'src', 'poster'];

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

// Before the purifier takes a host with a port for a scheme.
purifier.addHook('beforeSanitizeAttributes', (node) => {
  if (!(node instanceof HTMLElement)) return;
  if (node.localName === 'table') boundSpans(node);
  for (const name of addressAttributes) {
    const address = node.getAttribute(name);
    if (address !== null) node.setAttribute(name, withScheme(address));
  }
});

purifier.addHook('afterSanitizeAttributes', (node) => {
  for (const [name, property] of sizeAttributes)
    if (!isBoundedSize(property, node.getAttribute(name) ?? '')) node.removeAttribute(name);
  for (const [name, most] of numberAttributes)
    if (!isBoundedNumber(node.getAttribute(name) ?? '', most)) node.removeAttribute(name);
});

purifier.addHook('afterSanitizeAttributes', (node) => {
  for (const name of addressAttributes) {
    const url = node.getAttribute(name);
    if (url !== null && !isWebUrl(url)) node.removeAttribute(name);
  }
  if (node.tagName === 'IMG' && !node.hasAttribute('src')) node.remove();
  if (node.tagName === 'A') {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer nofollow');
  }
});

/** HTML that is safe to show, whatever a server or an editor sent. */
export const sanitize = (html: string, profile: HtmlProfile): string => purifier.sanitize(...ready(html, profile));

/** Returns sanitised nodes for rendering: their styles work, while the content security policy refuses those in an HTML string. */
export function sanitizedNodes(html: string, profile: HtmlProfile): DocumentFragment {
  const [text, config] = ready(html, profile);
  return purifier.sanitize(text, { ...config, RETURN_DOM_FRAGMENT: true });
}

/** Of a text that would keep an editor busy for minutes, as no author writes one, the paragraphs alone are left. */
function ready(html: string, profile: HtmlProfile): [html: string, config: Config] {
  const signed = withSignsKept(withOmml(html));
  if (html.length > shortest && (depthOf(html) > deepest || isTooEmpty(html)))
    return [parkStyles(apart(signed).replace(neitherLine, '')), { ...profiles.comment, ALLOWED_TAGS: ['p', 'br', 'wbr'] }];
  return [parkStyles(withPicturesNamed(profile === 'words' ? apart(signed) : signed, profile)), profiles[profile]];
}

/** Names the pictures that a profile leaves out: in a comment by a link to them, and a text without words by a sign. */
function withPicturesNamed(html: string, profile: HtmlProfile): string {
  if (profile === 'words') return visibleText(html) === '' && hasContent(html) ? pictureSign : html;
  if (profile !== 'comment') return html;
  return html.replace(pictures, (tag) => {
    const address = addressIn(tag);
    return address === '' ? '' : `<a href="${address.replaceAll('"', '&quot;')}">${pictureSign}</a>`;
  });
}

// Not even the parser should see the others.
const neitherLine = /<\/?(?!(?:p|w?br)(?=[\s/>]))[a-z][^<>]*>/gi;

/** How long a text is at least that is nested too deep, with tags of three characters. */
const shortest = 3 * deepest;

/**
 * Adds a space where a block or a line ends: without the tags, the words of two would run together. A `wbr` keeps their formulas apart, as
 * blocks do.
 */
const apart = (html: string): string =>
  html.replace(
    /<(?:(br)|\/?(?:p|div|[uo]l|li|h[1-6]|table|t[dhr]|blockquote|center|figure|hr))(?=[\s/>])/gi,
    (tag, line?: string) => (line ? ` ${tag}` : `<wbr> ${tag}`),
  );

/** Tells whether a font size is relative and larger than 1: nested elements would grow without limit. */
const enlarges = (size: string): boolean => /^larger$|^0*[1-9][\d.]*em$|^0*[1-9]\d{2}[\d.]*%$/i.test(size);
