import { isBlank, lettersOf, oneLine } from './characters';

/** Returns the address of a stored file on its site: `/media/` and its path, each part encoded. */
export const mediaPath = (path: string): string => `/media/${encodedPath(path)}`;

const encodedPath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** Returns undefined for what `encodedPath` doesn't make. */
function decodedPath(written: string): string | undefined {
  try {
    return written.split('/').map(decodeURIComponent).join('/');
  } catch {
    return undefined;
  }
}

/** Returns the path of a stored file whose address on its site this is; undefined where it is another address. */
export function storedPathOf(address: string): string | undefined {
  const [, path] = /^\/media\/([^?#]+)$/.exec(address) ?? [];
  return path === undefined ? undefined : decodedPath(path);
}

/** Whether a text is a stored file's path: its field, a part that nobody can guess, which the demo’s first files lack, and its name. */
export const isFilePath = (text: string): boolean => /^[\w-]+\/(?:[\w-]{43}=?\/)?[^/]+\.[a-z]{3,4}$/.test(text);

/** Paths in a text, each part encoded: below `/media/`, or wherever the part stands that nobody can guess. */
const pathsInText = /(?<=\/media\/)[^\s"<>?#\\]+|[\w-]+\/[\w-]{43}(?:=|%3D)?\/[^\s"<>?#\\/]+/g;

/** Returns the paths of the stored files that a text names: itself, or those in it. */
export const filesIn = (text: string): string[] =>
  isFilePath(text) ? [text] : [...text.matchAll(pathsInText)].flatMap(([found]) => decodedPath(found) ?? []);

/** Returns a text with another file's path in the place of each that `next` names otherwise. */
export const withFiles = (text: string, next: (path: string) => string): string =>
  isFilePath(text)
    ? next(text)
    : text.replaceAll(pathsInText, (found) => {
        const path = decodedPath(found) ?? found;
        const other = next(path);
        return other === path ? found : encodedPath(other);
      });

/** Returns the name under which a stored file is saved. */
export const fileNameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Returns the extension of a stored file, in lower case. */
export const endingIn = (path: string): string => path.slice(path.lastIndexOf('.') + 1).toLowerCase();

/** Whether a path can be a stored file's: a host may keep its files in folders, and no path may leave them. */
export const isMediaPath = (path: string): boolean => !path.split('/').some((part) => /^\.*$|[\\\p{Cc}]/u.test(part));

/**
 * Makes a safe last part of a path from a sender's file name: with this extension, without path separators, invisible characters, those
 * that change the direction of text, and dots that hide the file. The joiners inside a Devanagari word stay.
 */
export function storedName(name: string, ending: string): string {
  // Before white space is collapsed: a character removed between two spaces would leave both. A tab or a line break is white space itself.
  const visible = oneLine(name.replace(/[/\\]/g, '-').replace(/(?![\u200c\u200d\s])[\p{Cc}\p{Cf}\p{Cs}]/gu, ''))
    .replace(/\.(?=\d*[a-z])[a-z\d]{1,5}$/i, '')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const kept = withinBytes(visible, longestName - ending.length - 1).replace(/[\s.]+$/, '');
  return `${isBlank(kept) ? 'file' : kept}.${ending}`;
}

/** The longest name of a file on the usual file systems, in bytes. */
const longestName = 255;

const utf8 = new TextEncoder();

/** Returns the beginning of a text that takes at most so many bytes; no letter is split. */
function withinBytes(text: string, most: number): string {
  let bytes = 0;
  let end = 0;
  for (const { segment, index } of lettersOf(text)) {
    bytes += utf8.encode(segment).length;
    if (bytes > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
