import type { z } from 'zod/mini';
import { say } from '@/contract/message';

/** The rules for each file of a list, and how many files it takes. */
export interface FileListRules {
  file: z.ZodMiniFile;
  most: number;
}

export interface JudgedFile {
  file: File;
  /** Why it won't be sent: a rule's text, or the server's. */
  refusal: string | undefined;
}

/** Returns whether each file may be sent; a refused one doesn't count towards the limit. `refused` has the server's refusals. */
export function judgeFiles(
  files: readonly File[],
  { file: schema, most }: FileListRules,
  refused: ReadonlyMap<File, string>,
): JudgedFile[] {
  let taken = 0;
  return files.map((file) => {
    const refusal = refused.get(file) ?? schema.safeParse(file).error?.issues[0]?.message;
    if (refusal !== undefined) return { file, refusal };
    taken += 1;
    return { file, refusal: taken > most ? say('too_many_files', { count: most }) : undefined };
  });
}
