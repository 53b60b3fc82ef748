import { unparkStyles } from '@/components/ui/html/parkedStyles';
import { sanitize } from '@/components/ui/html/sanitize';
import { parkStyles } from '@/domain/html/parkStyles';
import type { EditableAttributes } from './editors';

/** Tells whether a text has formatting that another version of it lacks. */
export function losesFormatting(before: string, after: string): boolean {
  const kept = traitsOf(after);
  return [...traitsOf(before)].some((trait) => !kept.has(trait));
}

// Elements that only divide or wrap a text: they have no look of their own.
const plain = new Set(['p', 'div', 'span', 'br', 'figure', 'thead', 'tbody', 'colgroup', 'col', 'section', 'article']);
const sameAs: Record<string, string> = { b: 'strong', i: 'em', del: 's', strike: 's', ins: 'u' };
// The number of these matters; of others, such as bold, one long stretch is as good as two short ones.
const counted = ['h1,h2,h3,h4,h5,h6', 'li', 'tr', 'td,th', 'img', 'hr'];
const telling = ['href', 'src', 'colspan', 'rowspan'];

/** Returns what a reader sees of a text: its elements, styles and the attributes that matter. */
function traitsOf(html: string): Set<string> {
  const { body } = new DOMParser().parseFromString(parkStyles(sanitize(html, 'content')), 'text/html');
  unparkStyles(body);
  return new Set([
    ...[...body.querySelectorAll<HTMLElement>('*')].flatMap(elementTraits),
    ...counted.flatMap((selector) => [...body.querySelectorAll(selector)].map((_, index) => `${selector} ${index}`)),
  ]);
}

function elementTraits(element: HTMLElement): string[] {
  const name = element.localName;
  return [
    ...(plain.has(name) ? [] : [sameAs[name] ?? name]),
    ...telling
      .filter((attribute) => element.hasAttribute(attribute))
      .map((attribute) => `${attribute}=${element.getAttribute(attribute)}`),
    ...[...element.style].map((property) => `${property}:${element.style.getPropertyValue(property)}`),
  ];
}

export function setAttributes(element: HTMLElement, attributes: EditableAttributes): void {
  for (const [name, value] of Object.entries(attributes))
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
}
