import { AwsClient } from 'aws4fetch';
import type { StoredFile } from '@/backend/host';
import { StoreUnavailable } from '@/backend/store/port';
import { Problem } from '../problem';
import { errorCode, noRoom } from '../store/errorCode';
import type { MediaFiles } from './mediaFiles';

export interface S3Options {
  /** The bucket's address: `https://s3.example.com/bucket`, or `https://bucket.s3.example.com`. */
  url: string;
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

/** Stores files in a bucket of a store that speaks S3. They are streamed, and their content isn't part of the signature. */
export function createS3Files({ url, ...keys }: S3Options): MediaFiles {
  const client = new AwsClient({ ...keys, service: 's3', retries: 2 });
  const bucket = url.replace(/\/+$/, '');
  const addressOf = (path: string) => `${bucket}/${path.split('/').map(encodeURIComponent).join('/')}`;

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

  async function read(path: string, range: string): Promise<Bytes> {
    const response = await send(addressOf(path), { headers: { range } });
    if (!response?.body) throw new FileStoreError(bucket, 404);
    return response.body;
  }

  return {
    async put(path, file) {
      // The length of a Blob is known, so that its stream isn't sent in chunks, which not every store takes.
      if (!(await send(addressOf(path), { method: 'PUT', body: file }))) throw new FileStoreError(bucket, 404);
    },
    async get(path) {
      const found = await send(addressOf(path), { method: 'HEAD' });
      return found && storedFile(found.headers, (range) => read(path, range));
    },
    remove: async (path) => void (await send(addressOf(path), { method: 'DELETE' })),
    async *all() {
      for (let after: string | undefined = ''; after !== undefined; ) {
        const query = new URLSearchParams({
          'list-type': '2',
          'encoding-type': 'url',
          ...(after && { 'continuation-token': after }),
        });
        const page = await (await send(`${bucket}?${query}`, {}))?.text();
        if (page === undefined) throw new FileStoreError(bucket, 404);
        yield* filesIn(page);
        after = textOf(page, 'NextContinuationToken');
      }
    },
  };
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
