import { archiveOrPdf } from '@/contract/fileFields';
import { mostFiles } from '@/contract/lessonResource';

/** The rules of a lesson's files. */
export const fileListRules = { file: archiveOrPdf, most: mostFiles };

/** Files that were chosen with a new lesson, which was saved without them. */
export interface UnsentFiles {
  lesson: number;
  title: string;
  files: readonly File[];
  /** Why they weren't sent; null if the person has stopped it. */
  error: unknown;
  /** The email of the person who chose them. */
  owner: string;
}

// Kept as long as the page: a browser has no other place for chosen files. The end of a session doesn't reload the page.
const unsent = new Map<number, UnsentFiles>();

/** Keeps files until they are sent from their lesson's page. */
export const keepUnsent = (files: UnsentFiles): void => void unsent.set(files.lesson, files);

/** Returns a person's files of a lesson. */
export const unsentOf = (lesson: number, owner: unknown): UnsentFiles | undefined =>
  allUnsentOf(owner).find((files) => files.lesson === lesson);

/** Returns a person's files of all lessons. */
export const allUnsentOf = (owner: unknown): UnsentFiles[] => [...unsent.values()].filter((files) => files.owner === owner);

/** Keeps only those files of a lesson that are still to be sent. */
export function narrowUnsent(lesson: number, files: readonly File[]): void {
  const kept = unsent.get(lesson);
  if (kept && files.length > 0) unsent.set(lesson, { ...kept, files });
  else unsent.delete(lesson);
}
