import { isBlank, lettersOf, oneLine } from './characters';

/** Returns the address of a stored file on its site: `/media/` and its path, each part encoded. */
export const mediaPath = (path: string): string => `/media/${path.split('/').map(encodeURIComponent).join('/')}`;

/** Returns the path of a stored file whose address on its site this is; undefined where it is another address. */
export function storedPathOf(address: string): string | undefined {
  const [, path] = /^\/media\/([^?#]+)$/.exec(address) ?? [];
  try {
    return path?.split('/').map(decodeURIComponent).join('/');
  } catch {
    // Not an address that `mediaPath` makes.
    return undefined;
  }
}

/** Returns the name under which a stored file is saved. */
export const fileNameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

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
