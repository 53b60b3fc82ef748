const begins =
  (...starts: readonly string[]) =>
  (head: string): boolean =>
    starts.some((start) => head.startsWith(start));

/** The files that the product takes: how the first bytes of each are known, read as Latin-1, and the ending of its name. */
const kinds = [
  { type: 'image/jpeg', ending: 'jpg', is: begins('\xff\xd8\xff') },
  { type: 'image/png', ending: 'png', is: begins('\x89PNG\r\n\x1a\n') },
  { type: 'image/gif', ending: 'gif', is: begins('GIF87a', 'GIF89a') },
  // An archive begins with its first file, or with its end where it has none.
  { type: 'application/zip', ending: 'zip', is: begins('PK\x03\x04', 'PK\x05\x06') },
  // Readers take what stands before the header, such as a byte order mark.
  { type: 'application/pdf', ending: 'pdf', is: (head: string) => /%PDF-\d\.\d/.test(head) },
];

/** How many bytes tell a file's type: a PDF's header stands within them. */
const headLength = 1024;

/**
 * The type that a file's first bytes tell, whatever its name and its sender say; `application/octet-stream` for all others,
 * and for one that can't be read.
 */
export async function fileType(file: Blob): Promise<string> {
  const first = file.slice(0, headLength).arrayBuffer();
  const head = String.fromCharCode(...new Uint8Array(await first.catch(() => new ArrayBuffer(0))));
  return kinds.find((kind) => kind.is(head))?.type ?? 'application/octet-stream';
}

/** The same file, of the type that its content is: what a name or a sender says is no proof. */
export const typedByContent = async (file: File): Promise<File> =>
  new File([file], file.name, { type: await fileType(file), lastModified: file.lastModified });

/** The ending that a name of this type has, without its dot. */
export const endingOf = (type: string): string => kinds.find((kind) => kind.type === type)?.ending ?? 'bin';
