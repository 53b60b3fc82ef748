/** The address of a stored file on its site: `/media/` and its path, encoded part by part. */
export const mediaPath = (path: string): string => `/media/${path.split('/').map(encodeURIComponent).join('/')}`;

/** The name that a stored file is saved under. */
export const fileNameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
