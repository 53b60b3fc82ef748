import type { Editor, EditorOptions, MountEditor } from './editors';

/** Mounts an editor in a form: it keeps the keys of the page, and no form of its own reaches the form round it. */
export async function mountEditor(place: HTMLElement, mount: MountEditor, options: EditorOptions): Promise<Editor> {
  // Tab leaves an editor; within, it would indent, and the keyboard would be caught.
  place.addEventListener('keydown', (event) => event.key === 'Tab' && event.stopPropagation(), { capture: true });
  place.addEventListener('keydown', (event) => event.key === 'Escape' && event.defaultPrevented && event.stopPropagation());
  place.addEventListener('submit', (event) => event.stopPropagation());
  return mount(place, options);
}
