import { AwsClient } from 'aws4fetch';
import type { StoredFile } from '@/backend/host';
import { StoreUnavailable } from '@/backend/store/port';
import { Problem } from '../problem';
import { errorCode, noRoom } from '../store/errorCode';
import type { MediaFiles } from './mediaFiles';

export interface S3Options {
  /** The bucket's address: `https://s3.example.com/bucket`, or `https://bucket.s3.example.com`. */
  url: string;
  /** The folder of the bucket that has the files; without it all that is in none of `apart`. */
  folder?: string;
  /** Folders of the bucket that have other things. */
  apart?: readonly string[];
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The file store has refused a request, or doesn't answer; `code` is its status, or the system's. */
class FileStoreError extends Problem {
  override name = 'FileStoreError';
  constructor(bucket: string, code: unknown, cause?: unknown) {
    const fault = faults[String(code)] ?? 'can’t do its work: start it, or correct S3_URL and S3_REGION';
    super(`The file store at ${bucket} ${fault} (${String(code)}).`, { cause: unavailable(code, cause) });
  }
}

const faults: Readonly<Record<string, string>> = {
  403: 'refuses the key: correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and let that key read, write, delete and list',
  404: 'has no such bucket: make it, or correct S3_URL',
  507: 'has no room left: make some there',
};

/** Returns what a refusal means to whoever sent a call, where it may pass; other faults are of the configuration. */
function unavailable(code: unknown, cause: unknown): unknown {
  if (code === 507) return noRoom({ cause });
  const mayPass = typeof code !== 'number' || code === 429 || code >= 500;
  return mayPass ? new StoreUnavailable('busy', `the file store says ${String(code)}`, { cause }) : cause;
}

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

/** How long a request may take, in milliseconds. */
const patience = 10 * 60_000;

/** How many bytes are sent at once: a store takes 5 GB at most, and an hour's work isn't begun anew for a fault at its end. */
const portion = 64 * 1024 * 1024;

/** Stores files in a bucket of a store that speaks S3. They are streamed, and their content isn't part of the signature. */
export function createS3Files({ url, folder, apart = [], ...keys }: S3Options): MediaFiles {
  const client = new AwsClient({ ...keys, service: 's3', retries: 2 });
  const bucket = url.replace(/\/+$/, '');
  const prefix = folder === undefined ? '' : `${folder}/`;
  const isApart = (path: string) => apart.some((other) => path.startsWith(`${other}/`));
  const addressOf = (path: string) => `${bucket}/${`${prefix}${path}`.split('/').map(encodeURIComponent).join('/')}`;

  /** Sends a request; resolves with undefined where there is no such file. */
  async function send(address: string, init: RequestInit): Promise<Response | undefined> {
    const response = await client.fetch(address, { ...init, signal: AbortSignal.timeout(patience) }).catch((error: unknown) => {
      throw new FileStoreError(bucket, errorCode(error) ?? 'nothing', error);
    });
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404) return undefined;
    throw new FileStoreError(bucket, response.status);
  }

  /** Sends a request about what must be there. */
  async function sent(address: string, init: RequestInit): Promise<Response> {
    const response = await send(address, init);
    if (!response) throw new FileStoreError(bucket, 404);
    return response;
  }

  async function read(path: string, range: string): Promise<Bytes> {
    const { body } = await sent(addressOf(path), { headers: { range } });
    if (!body) throw new FileStoreError(bucket, 404);
    return body;
  }

  return {
    async put(path, file) {
      if (file.size > portion) return sendPortions(sent, addressOf(path), file);
      // The length of a Blob is known, so that its stream isn't sent in chunks, which not every store takes.
      await sent(addressOf(path), { method: 'PUT', body: file });
    },
    async get(path) {
      if (isApart(path)) return undefined;
      const found = await send(addressOf(path), { method: 'HEAD' });
      return found && storedFile(found.headers, (range) => read(path, range));
    },
    remove: async (path) => void (await send(addressOf(path), { method: 'DELETE' })),
    async *all() {
      for (let after: string | undefined = ''; after !== undefined; ) {
        const query = new URLSearchParams({
          'list-type': '2',
          'encoding-type': 'url',
          ...(prefix && { prefix }),
          ...(after && { 'continuation-token': after }),
        });
        const page = await (await sent(`${bucket}?${query}`, {})).text();
        for (const { path, at } of filesIn(page)) if (!isApart(path)) yield { path: path.slice(prefix.length), at };
        after = textOf(page, 'NextContinuationToken');
      }
    },
  };
}

/** Sends a large file in portions, which are one file once the last has come. */
async function sendPortions(sent: (address: string, init: RequestInit) => Promise<Response>, address: string, file: Blob) {
  const id = textOf(await (await sent(`${address}?uploads`, { method: 'POST' })).text(), 'UploadId') ?? '';
  const upload = `uploadId=${encodeURIComponent(id)}`;
  try {
    let parts = '';
    for (let [start, number] = [0, 1]; start < file.size; start += portion, number += 1) {
      const body = file.slice(start, start + portion);
      const { headers } = await sent(`${address}?partNumber=${number}&${upload}`, { method: 'PUT', body });
      parts += `<Part><PartNumber>${number}</PartNumber><ETag>${headers.get('etag')}</ETag></Part>`;
    }
    const body = `<CompleteMultipartUpload>${parts}</CompleteMultipartUpload>`;
    const end = await (await sent(`${address}?${upload}`, { method: 'POST', body })).text();
    // Such an answer has begun before the store knew.
    if (!end.includes('<CompleteMultipartUploadResult'))
      throw new Error(textOf(end, 'Code') ?? 'The store did not put the portions together');
  } catch (error) {
    await sent(`${address}?${upload}`, { method: 'DELETE' }).catch(() => undefined);
    throw error;
  }
}

function storedFile(headers: Headers, read: (range: string) => Promise<Bytes>): StoredFile {
  const size = Number(headers.get('content-length'));
  const slice = (start: number, end: number) => ({ stream: () => lazily(() => read(`bytes=${start}-${end - 1}`)) });
  return {
    size,
    type: headers.get('content-type') ?? 'application/octet-stream',
    slice,
    stream: () => (size === 0 ? new Blob([]).stream() : slice(0, size).stream()),
  };
}

/** Opens a stream when its first bytes are asked for: nobody asks for those of a `HEAD`. */
function lazily(open: () => Promise<Bytes>): Bytes {
  let reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined;
  return new ReadableStream(
    {
      async pull(control) {
        reader ??= (await open()).getReader();
        const { done, value } = await reader.read();
        if (done) control.close();
        else control.enqueue(value);
      },
      cancel: async (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** Reads the files of a page of a bucket's list. A store that doesn't encode the keys, though it was asked to, says so by saying nothing. */
function filesIn(page: string): { path: string; at: Date }[] {
  const isEncoded = textOf(page, 'EncodingType') === 'url';
  return [...page.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => {
    const key = textOf(entry, 'Key') ?? '';
    return {
      path: isEncoded ? decodeURIComponent(key.replaceAll('+', ' ')) : key,
      at: new Date(textOf(entry, 'LastModified') ?? ''),
    };
  });
}

/** Returns the text of an element that occurs once at most. */
const textOf = (xml: string, element: string): string | undefined =>
  new RegExp(`<${element}>([^<]*)</${element}>`)
    .exec(xml)?.[1]
    ?.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole: string, hex?: string, decimal?: string, name?: string) => {
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
      return decimal ? String.fromCodePoint(Number(decimal)) : (entities[name ?? ''] ?? whole);
    });

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
