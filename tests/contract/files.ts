import type { Api } from './api';

const begins = {
  jpg: '\xff\xd8\xff\xe0',
  png: '\x89PNG\r\n\x1a\n',
  gif: 'GIF89a',
  pdf: '%PDF-1.7\n',
  zip: 'PK\x03\x04',
  svg: '<svg onload="alert(1)">',
} as const;

/** A file of this kind; `text` makes it differ from others. */
export function fileOf(kind: keyof typeof begins, name = `one.${kind}`, text = ''): File {
  const bytes = Uint8Array.from(begins[kind], (character) => character.charCodeAt(0));
  // The sender's word for its type is not to be believed.
  return new File([bytes, text], name, { type: 'image/png' });
}

/** What a host answers to who asks for a file, by its path below `/media/`. */
export const mediaStatus = async ({ host }: Api, path: string) =>
  (await host.fetch(new Request(`http://coursedesk.test/media/${path}`))).status;
