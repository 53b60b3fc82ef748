import { say } from '@/contract/message';
import { fileNameOf, isMediaPath } from '@/domain/mediaPath';
import { refuse } from './answers';
import type { Host } from './host';
import { Refusal } from './refusal';

/** Makes the response with a file: images are shown, anything else is downloaded under its name. */
export async function serveFile({ files }: Pick<Host, 'files'>, path: string): Promise<Response> {
  const file = isMediaPath(path) ? await files.get(path) : undefined;
  if (!file) return refuse(new Refusal(404, { msg: say('file_not_found') }));
  const name = extendedValue(fileNameOf(path));
  const shown = file.type.startsWith('image/') ? 'inline' : 'attachment';
  return new Response(file, {
    headers: {
      'content-type': file.type,
      'content-length': String(file.size),
      'content-disposition': `${shown}; filename*=UTF-8''${name}`,
      'x-content-type-options': 'nosniff',
      // The file at an address never changes: a new file gets a new address.
      'cache-control': 'private, max-age=31536000, immutable',
    },
  });
}

/** Encodes a text for a header's extended parameter. Source: RFC 8187, section 3.2, which escapes more than an address does. */
const extendedValue = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
