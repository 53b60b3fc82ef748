import type { z } from 'zod';
import { say } from '@/contract/message';

/** What a list of files asks of each, and how many it takes. */
export interface FileListRules {
  file: z.ZodFile;
  most: number;
}

export interface JudgedFile {
  file: File;
  /** Why it isn't sent: a rule's text, or the server's. */
  refusal: string | undefined;
}

/** Says of each file whether it may be sent; one that is refused takes no other's place. `refused` is what the server said. */
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
