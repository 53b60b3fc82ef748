import { parkStyles } from '@/domain/html/parkStyles';
import type { EditorOptions } from './editors';

/** A pasted text with pictures that only it has: its HTML, and the picture of each element of it. */
interface OwnPictures {
  body: HTMLElement;
  pictures: ReadonlyMap<HTMLImageElement, File>;
}

/**
 * Returns what is pasted or dropped if it has pictures that must be stored for others to see them: files, such as a screenshot or a picture
 * that was copied from a page, and pictures that stand in the HTML itself. Word and spreadsheets add a picture of their whole text, which
 * isn't wanted.
 */
export function ownPictures(data: DataTransfer | null): OwnPictures | undefined {
  if (!data) return undefined;
  const { body } = new DOMParser().parseFromString(parkStyles(data.getData('text/html')), 'text/html');
  const pictures = new Map(isPictureAlone(data, body) ? inFiles(data, body) : inHtml(body));
  return pictures.size > 0 ? { body, pictures } : undefined;
}

const isPictureAlone = (data: DataTransfer, body: HTMLElement): boolean =>
  data.getData('text/plain') === '' && body.textContent.trim() === '' && body.querySelectorAll('img').length <= 1;

/** Puts the files' pictures in the place of what stands in the HTML. */
function inFiles({ files }: DataTransfer, body: HTMLElement): [HTMLImageElement, File][] {
  const pictures = [...files].filter(({ type }) => type.startsWith('image/'));
  if (pictures.length === 0) return inHtml(body);
  const named = pictures.map((file): [HTMLImageElement, File] => [body.ownerDocument.createElement('img'), file]);
  body.replaceChildren(...named.map(([image]) => image));
  return named;
}

const inHtml = (body: HTMLElement): [HTMLImageElement, File][] =>
  [...body.querySelectorAll('img')].flatMap((image): [HTMLImageElement, File][] => {
    const file = fileIn(image.getAttribute('src') ?? '');
    return file ? [[image, file]] : [];
  });

/** Returns the file of a `data:` address; undefined for any other. */
function fileIn(address: string): File | undefined {
  const [, type, code] = /^data:image\/(png|jpeg|gif);base64,([\w+/=\s]+)$/i.exec(address) ?? [];
  if (!type || !code) return undefined;
  try {
    const bytes = Uint8Array.from(atob(code), (character) => character.charCodeAt(0));
    return new File([bytes], `picture.${type}`, { type: `image/${type.toLowerCase()}` });
  } catch {
    // Not base64: the editor leaves the picture out, which is reported.
    return undefined;
  }
}

interface Pasting extends Pick<EditorOptions, 'onPictures'> {
  keepPicture: (picture: File) => Promise<string>;
  paste: (html: string) => void;
}

/** Stores the pictures of a text, one after the other, and pastes it with their addresses, without those that couldn't be stored. */
export async function pasteWithPictures(
  { body, pictures }: OwnPictures,
  { keepPicture, paste, onPictures }: Pasting,
): Promise<void> {
  let state: 'kept' | Error = 'kept';
  onPictures('sending');
  for (const [image, file] of pictures) {
    try {
      image.setAttribute('src', await keepPicture(file));
    } catch (error) {
      image.remove();
      state = error instanceof Error ? error : new Error(String(error));
    }
  }
  paste(body.innerHTML);
  onPictures(state);
}
