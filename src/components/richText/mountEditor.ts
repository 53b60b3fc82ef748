import type { Editor, EditorOptions, MountEditor } from './editors';

/** Mounts an editor in a form: it leaves the page's keys alone, and the events of its own forms don't reach the form around it. */
export async function mountEditor(place: HTMLElement, mount: MountEditor, options: EditorOptions): Promise<Editor> {
  // Tab leaves an editor; otherwise it would indent, and trap the keyboard.
  place.addEventListener('keydown', (event) => event.key === 'Tab' && event.stopPropagation(), { capture: true });
  place.addEventListener('keydown', (event) => event.key === 'Escape' && event.defaultPrevented && event.stopPropagation());
  place.addEventListener('submit', (event) => event.stopPropagation());
  return mount(place, options);
}
