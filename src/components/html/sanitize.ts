import DOMPurify, { type Config } from 'dompurify';
import { isWebUrl } from '@/domain/webUrl';
import { parkStyles, unparkStyle } from './parkedStyles';

/** How much of a text's HTML is kept: an author's content, or a reader's comment. */
export type HtmlProfile = 'content' | 'comment';

// DOMPurify's defaults let a false sign-in form, a page-wide overlay and calls to foreign hosts through.
const profiles: Record<HtmlProfile, Config> = {
  content: {
    USE_PROFILES: { html: true },
    FORBID_TAGS: [
      'form',
      'input',
      'button',
      'select',
      'textarea',
      'option',
      'style',
      'template',
      'base',
      'meta',
      'link',
      'dialog',
    ],
    // A class would lend a text the looks of the product, its overlays among them.
    FORBID_ATTR: ['action', 'formaction', 'background', 'ping', 'srcset', 'autoplay', 'autofocus', 'id', 'name', 'class'],
    ALLOW_DATA_ATTR: false,
  },
  comment: { ALLOWED_TAGS: ['b', 'i', 'a', 'p', 'ul', 'ol', 'li', 'br', 'code'], ALLOWED_ATTR: ['href'], ALLOW_DATA_ATTR: false },
};

/** Styles that a text may set on itself; none of them moves it out of its place or asks for a file. */
const styles =
  /^(color|background-color|font-(size|style|weight|family)|text-(align|decoration|indent)|line-height|width|height|margin|padding|border|list-style-type|vertical-align)(-|$)/;

const purifier = DOMPurify();

purifier.addHook('beforeSanitizeAttributes', (node) => {
  if (!(node instanceof HTMLElement)) return;
  unparkStyle(node);
  for (const name of [...node.style])
    if (!styles.test(name) || /url\(/i.test(node.style.getPropertyValue(name))) node.style.removeProperty(name);
});

purifier.addHook('afterSanitizeAttributes', (node) => {
  for (const name of ['href', 'src', 'poster']) {
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
export const sanitize = (html: string, profile: HtmlProfile): string => purifier.sanitize(parkStyles(html), profiles[profile]);

/** The same as nodes, for a place that shows them: in them styles work, which the content security policy refuses in a string. */
export const sanitizedNodes = (html: string, profile: HtmlProfile): DocumentFragment =>
  purifier.sanitize(parkStyles(html), { ...profiles[profile], RETURN_DOM_FRAGMENT: true });
