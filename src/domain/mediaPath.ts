import { isBlank, lettersOf, oneLine } from './characters';

/** The address of a stored file on its site: `/media/` and its path, encoded part by part. */
export const mediaPath = (path: string): string => `/media/${path.split('/').map(encodeURIComponent).join('/')}`;

/** The name that a stored file is saved under. */
export const fileNameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Whether a path can be one of a stored file: a host may keep its files in folders, and no path leaves them. */
export const isMediaPath = (path: string): boolean => !path.split('/').some((part) => /^\.*$|[\\\p{Cc}]/u.test(part));

/**
 * The name of a file as its sender sees it, as the last part of a path: with this ending, and without what divides paths,
 * can't be seen, turns the writing round or hides the file. The joiners inside a Devanagari word stay.
 */
export function storedName(name: string, ending: string): string {
  // Before white space is tidied: what stood between two spaces would leave both. A tab or a line break is white space itself.
  const visible = oneLine(name.replace(/[/\\]/g, '-').replace(/(?![\u200c\u200d\s])[\p{Cc}\p{Cf}\p{Cs}]/gu, ''))
    .replace(/\.(?=\d*[a-z])[a-z\d]{1,5}$/i, '')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const kept = withinBytes(visible, longestName - ending.length - 1).replace(/[\s.]+$/, '');
  return `${isBlank(kept) ? 'file' : kept}.${ending}`;
}

/** Bytes that the name of a file has at most on the usual file systems. */
const longestName = 255;

const utf8 = new TextEncoder();

/** The beginning of a text that takes at most so many bytes; no letter loses a part of itself. */
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
