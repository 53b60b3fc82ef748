import type { CopySources } from '@/components/record/copy/copyPlan';
import { typedByContent } from '@/domain/fileType';
import { fileNameOf } from '@/domain/mediaPath';

/** Reads a stored file, to be sent again; undefined where there is none. */
export async function storedFile({ media }: CopySources, path: string | null): Promise<File | undefined> {
  if (path === null) return undefined;
  const answer = await media.fetch(path);
  return typedByContent(new File([await answer.blob()], fileNameOf(path)));
}
