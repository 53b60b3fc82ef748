import { say } from '@/contract/message';
import { refuse } from './answers';
import type { Host } from './host';
import { Refusal } from './refusal';

/** The response with a file: images to be shown, anything else to be saved under its name. */
export async function serveFile({ files }: Pick<Host, 'files'>, path: string): Promise<Response> {
  // A host may keep its files in folders: no path leaves them.
  const file = path.split('/').some((part) => /^\.*$|[\\\p{Cc}]/u.test(part)) ? undefined : await files.get(path);
  if (!file) return refuse(new Refusal(404, { msg: say('not_found', { what: 'File' }) }));
  const name = encodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
  const shown = file.type.startsWith('image/') ? 'inline' : 'attachment';
  return new Response(file, {
    headers: {
      'content-type': file.type,
      'content-length': String(file.size),
      'content-disposition': `${shown}; filename*=UTF-8''${name}`,
      'x-content-type-options': 'nosniff',
      // What lies at an address never changes: a new file has a new one.
      'cache-control': 'private, max-age=31536000, immutable',
    },
  });
}
