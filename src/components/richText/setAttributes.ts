import type { EditableAttributes } from './editors';

export function setAttributes(element: HTMLElement, attributes: EditableAttributes): void {
  for (const [name, value] of Object.entries(attributes))
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
}
