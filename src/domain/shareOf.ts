/** How much of a transfer is done, from 0 to 1; undefined where its total isn't known. */
export const shareOf = ({ loaded, total }: { loaded: number; total?: number | undefined }): number | undefined =>
  total ? Math.min(1, loaded / total) : undefined;
