import DOMPurify from 'dompurify';
import { withSignsKept } from '@/domain/formulaSigns';
import { isBounded, isBoundedSize, sizeAttributes } from '@/domain/html/bounds';
import { parkStyles } from '@/domain/html/parkStyles';
import { isWebUrl } from '@/domain/webUrl';
import { parkStyle, unparkStyle } from './parkedStyles';
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

/** Tells whether a font size is relative and larger than 1: nested elements would grow without limit. */
const enlarges = (size: string): boolean => /^larger$|^0*[1-9][\d.]*em$|^0*[1-9]\d{2}[\d.]*%$/i.test(size);
