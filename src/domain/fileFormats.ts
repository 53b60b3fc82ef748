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
