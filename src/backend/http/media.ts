import type { Host, StoredFile } from '@/backend/host';
import { Refusal } from '@/backend/refusal';
import { say } from '@/contract/message';
import { fileNameOf, isMediaPath } from '@/domain/mediaPath';
import { refuse } from './answers';

/** Makes the response with a file, or with the part of it that `range` asks for: images are shown, anything else is downloaded under its name. */
export async function serveFile({ files }: Pick<Host, 'files'>, path: string, range?: string): Promise<Response> {
  const file = isMediaPath(path) ? await files.get(path) : undefined;
  if (!file) return refuse(new Refusal(404, { msg: say('file_not_found') }));
  const part = range === undefined ? undefined : partOf(range, file.size);
  if (part === 'outside') return new Response(null, { status: 416, headers: { 'content-range': `bytes */${file.size}` } });
  const headers = headersOf(file, path);
  if (!part) return new Response(bodyOf(file), { headers: { ...headers, 'content-length': String(file.size) } });
  const { start, end } = part;
  return new Response(bodyOf(file.slice(start, end)), {
    status: 206,
    headers: { ...headers, 'content-length': String(end - start), 'content-range': `bytes ${start}-${end - 1}/${file.size}` },
  });
}

const headersOf = ({ type }: StoredFile, path: string) => ({
  'content-type': type,
  'content-disposition': `${type.startsWith('image/') ? 'inline' : 'attachment'}; filename*=UTF-8''${extendedValue(fileNameOf(path))}`,
  'accept-ranges': 'bytes',
  'x-content-type-options': 'nosniff',
  // The file at an address never changes: a new file gets a new address.
  'cache-control': 'private, max-age=31536000, immutable',
});

const bodyOf = (part: Pick<StoredFile, 'stream'>): BodyInit => (part instanceof Blob ? part : part.stream());

interface Part {
  start: number;
  end: number;
}

/** Reads a range of bytes; undefined for one that isn't valid, or several, which a server may ignore. Source: RFC 9110, section 14.2. */
function partOf(range: string, size: number): Part | 'outside' | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range) ?? [];
  if (!first) return last ? within(size - Number(last), size) : undefined;
  if (!last) return within(Number(first), size);
  return Number(last) < Number(first) ? undefined : within(Number(first), Math.min(Number(last) + 1, size));
}

const within = (start: number, end: number): Part | 'outside' => (start < end ? { start: Math.max(0, start), end } : 'outside');

/** Encodes a text for a header's extended parameter. Source: RFC 8187, section 3.2, which escapes more than an address does. */
const extendedValue = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
