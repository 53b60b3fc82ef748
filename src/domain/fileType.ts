/** Returns the usual names of some MIME types' formats, each once. */
export const fileFormats = (types: readonly string[]): string[] => [...new Set(types.map((type) => names[type] ?? type))];

const names: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/gif': 'GIF',
  'image/png': 'PNG',
  'application/pdf': 'PDF',
  'application/zip': 'ZIP',
  'application/x-zip-compressed': 'ZIP',
};

const begins =
  (...starts: readonly string[]) =>
  (head: string): boolean =>
    starts.some((start) => head.startsWith(start));

/** The file types that the product takes: a test of their first bytes, read as Latin-1, and the extension of their names. */
const kinds = [
  { type: 'image/jpeg', ending: 'jpg', is: begins('\xff\xd8\xff') },
  { type: 'image/png', ending: 'png', is: begins('\x89PNG\r\n\x1a\n') },
  { type: 'image/gif', ending: 'gif', is: begins('GIF87a', 'GIF89a') },
  // An archive begins with its first file, or with its end record if it is empty.
  { type: 'application/zip', ending: 'zip', is: begins('PK\x03\x04', 'PK\x05\x06') },
  // Readers accept bytes before the header, such as a byte order mark.
  { type: 'application/pdf', ending: 'pdf', is: (head: string) => /%PDF-\d\.\d/.test(head) },
];

/** The bytes that are needed to know a file's type: a PDF's header is within them. */
const headLength = 1024;

/**
 * Returns the type that a file's first bytes tell, whatever its name and its sender say; `application/octet-stream` for all others, and for
 * a file that can't be read.
 */
export async function fileType(file: Blob): Promise<string> {
  const first = file.slice(0, headLength).arrayBuffer();
  const head = String.fromCharCode(...new Uint8Array(await first.catch(() => new ArrayBuffer(0))));
  return kinds.find((kind) => kind.is(head))?.type ?? 'application/octet-stream';
}

/** Returns the file with the type of its content: neither a name nor a sender proves it. */
export const typedByContent = async (file: File): Promise<File> =>
  new File([file], file.name, { type: await fileType(file), lastModified: file.lastModified });

/** Returns the extension for a type, without its dot. */
export const endingOf = (type: string): string => kinds.find((kind) => kind.type === type)?.ending ?? 'bin';
