import { parked } from '@/domain/html/parkStyles';

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
