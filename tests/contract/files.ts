import type { Api } from './api';

const begins = {
  jpg: '\xff\xd8\xff\xe0',
  png: '\x89PNG\r\n\x1a\n',
  gif: 'GIF89a',
  pdf: '%PDF-1.7\n',
  zip: 'PK\x03\x04',
  svg: '<svg onload="alert(1)">',
} as const;

/** Makes a file of a kind; `text` makes its content unique. */
export function fileOf(kind: keyof typeof begins, name = `one.${kind}`, text = ''): File {
  const bytes = Uint8Array.from(begins[kind], (character) => character.charCodeAt(0));
  // The type is false: a server must not trust the sender's.
  return new File([bytes, text], name, { type: 'image/png' });
}

/** Returns the status of a request for a file by anybody, by its path below `/media/`. */
export const mediaStatus = async ({ host }: Api, path: string) =>
  (await host.fetch(new Request(`http://coursedesk.test/media/${path}`))).status;
