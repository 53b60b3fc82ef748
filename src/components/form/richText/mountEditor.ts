import { parkStyles } from '@/domain/html/parkStyles';
import { isWebUrl } from '@/domain/html/webUrl';
import { withOmml } from '@/domain/omml/withOmml';
import type { Editor, EditorOptions, MountEditor, Point } from './editors';
import { ownPictures, pasteWithPictures } from './ownPictures';

/**
 * Mounts an editor in a form: it leaves the page's keys alone, the events of its own forms don't reach the form around it, and a picture
 * that it leaves out of what is pasted is reported.
 */
export async function mountEditor(place: HTMLElement, mount: MountEditor, options: EditorOptions): Promise<Editor> {
  // Tab leaves an editor; otherwise it would indent, and trap the keyboard.
  place.addEventListener('keydown', (event) => event.key === 'Tab' && event.stopPropagation(), { capture: true });
  place.addEventListener('keydown', (event) => event.key === 'Escape' && event.defaultPrevented && event.stopPropagation());
  place.addEventListener('submit', (event) => event.stopPropagation());
  const editor = await mount(place, options);
  const note = (data: DataTransfer | null) => {
    const pictures = pastedPictures(data);
    // Once the editor has read it.
    setTimeout(() => {
      if (place.isConnected) options.onPaste(isAnyLost(pictures, editor));
    });
  };
  const take = (event: Event, data: DataTransfer | null, at?: Point) => {
    const own = ownPictures(data);
    if (!own || !editor.paste || !options.keepPicture) return note(data);
    event.preventDefault();
    event.stopPropagation();
    return void pasteWithPictures(own, { ...options, keepPicture: options.keepPicture, paste: pasteInto(place, editor, at) });
  };
  place.addEventListener('paste', (event) => take(event, event.clipboardData), { capture: true });
  place.addEventListener('drop', (event) => take(event, event.dataTransfer, { left: event.clientX, top: event.clientY }), {
    capture: true,
  });
  return editor;
}

/** Returns a function that pastes HTML, unless the editor is gone meanwhile. */
const pasteInto = (place: HTMLElement, editor: Editor, at?: Point) => (html: string) => {
  if (place.isConnected) editor.paste?.(html, at);
};

function isAnyLost(pictures: string[], editor: Editor): boolean {
  if (pictures.length === 0) return false;
  const held = picturesOf(editor.getHtml());
  return pictures.some((picture) => picture === '' || !held.includes(picture));
}

/** Returns the addresses of the pictures in some HTML; '' for one that only its own computer, or its own document, can show. */
function picturesOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(parkStyles(html), 'text/html');
  const pictures = [...body.querySelectorAll('img, svg, object, embed')].map((picture) => picture.getAttribute('src') ?? '');
  // Word's own pictures are in comments.
  const hidden = pictures.length === 0 && /<v:imagedata\b/i.test(html) ? [''] : [];
  return [...pictures, ...hidden].map((address) => (isWebUrl(address) ? address : ''));
}

/** Returns the pictures of what is pasted or dropped. Word and spreadsheets add a picture of their whole text, which isn't wanted. */
function pastedPictures(data: DataTransfer | null): string[] {
  const html = data?.getData('text/html');
  // The picture of an equation isn't wanted.
  if (html) return picturesOf(withOmml(html));
  const isText = data?.getData('text/plain');
  return isText ? [] : [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/')).map(() => '');
}
