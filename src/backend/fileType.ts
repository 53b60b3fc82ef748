/** The files that the product takes: how each begins, and the ending of its name. */
const kinds = [
  { type: 'image/jpeg', ending: 'jpg', begins: [0xff, 0xd8, 0xff] },
  { type: 'image/png', ending: 'png', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/gif', ending: 'gif', begins: [0x47, 0x49, 0x46, 0x38] },
  { type: 'application/pdf', ending: 'pdf', begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: 'application/zip', ending: 'zip', begins: [0x50, 0x4b, 0x03, 0x04] },
] as const;

/** The type that a file's first bytes tell, whatever its name and its sender say; `application/octet-stream` for all others. */
export async function fileType(file: Blob): Promise<string> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const kind = kinds.find(({ begins }) => begins.every((byte, index) => head[index] === byte));
  return kind?.type ?? 'application/octet-stream';
}

/** The ending that a name of this type has, without its dot. */
export const endingOf = (type: string): string => kinds.find((kind) => kind.type === type)?.ending ?? 'bin';
