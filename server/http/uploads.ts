import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy, { type Busboy } from 'busboy';
import { largestForm } from '@/backend/http/app';
import { malformed } from '@/backend/refusal';

import { largestFile } from '@/contract/fileFields';
import { fullOr } from '../store/errorCode';

export interface Upload {
  /** Reads a request's multipart form; its files go to the disk while they arrive. Rejects with a refusal where it can't be read. */
  read(request: Request): Promise<FormData>;
  /** Removes the files. */
  close(): Promise<void>;
}

/** One byte and one file more than a call takes, so that the contract refuses what is too much, with its own words. */
const limits = { fileSize: largestFile + 1, files: 5, fields: 500, fieldSize: 1024 * 1024, fieldNameSize: 200, headerPairs: 50 };

/** Opens a place for one request's files, in a folder of its own below `folder`. */
export function openUpload(folder: string): Upload {
  const own = join(folder, randomUUID());
  let isMade = false;
  return {
    async read(request) {
      await mkdir(own, { recursive: true }).catch((error: unknown) => {
        throw fullOr(error);
      });
      isMade = true;
      return readForm(request, own);
    },
    close: async () => (isMade ? rm(own, { recursive: true, force: true }) : undefined),
  };
}

type Entry = readonly [name: string, value: string | File];

async function readForm({ headers, body }: Request, folder: string): Promise<FormData> {
  const parser = parserOf(headers);
  const entries: Promise<Entry>[] = [];
  const whole = new Promise<void>((resolve, reject) => {
    parser.on('close', resolve);
    parser.on('error', () => reject(malformed(400)));
    parser.on('fieldsLimit', () => reject(malformed(413)));
    parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
      if (nameTruncated || valueTruncated) reject(malformed(413));
      entries.push(Promise.resolve([name, value]));
    });
    parser.on('file', (name, content, info) => {
      const entry = storedEntry(name, content, { ...info, path: join(folder, String(entries.length)) });
      entry.catch(reject);
      entries.push(entry);
    });
  });
  await receive(body, parser, whole);
  const form = new FormData();
  for (const [name, value] of await Promise.all(entries)) form.append(name, value);
  return form;
}

function parserOf(headers: Headers): Busboy {
  try {
    return busboy({ headers: Object.fromEntries(headers), defParamCharset: 'utf8', limits });
  } catch {
    throw malformed(400);
  }
}

/**
 * Gives a body to the parser, as fast as that takes it, until it is `whole`. Where that fails, the rest stays in the body. `whole` ends
 * what is waited for, instead of a race with it for each chunk: a race keeps its chunk until both promises are settled.
 */
async function receive(body: Request['body'], parser: Busboy, whole: Promise<void>): Promise<void> {
  const reader = (body ?? new Blob([]).stream()).getReader();
  const ended = new AbortController();
  const { signal } = ended;
  const end = () => {
    ended.abort();
    reader.releaseLock();
  };
  whole.then(end, end);
  let size = 0;
  try {
    while (!signal.aborted) {
      const chunk = await reader.read().catch(() => (signal.aborted ? undefined : brokenOff()));
      if (!chunk?.value) break;
      size += chunk.value.length;
      if (size > largestForm) throw malformed(413);
      if (!parser.write(chunk.value)) await once(parser, 'drain', { signal }).catch(() => undefined);
    }
    parser.end();
    await whole;
  } catch (error) {
    parser.destroy();
    throw error;
  } finally {
    reader.releaseLock();
  }
}

function brokenOff(): never {
  throw malformed(400);
}

/** Writes a file to `path`; it is read from there when somebody needs it. */
async function storedEntry(
  name: string,
  content: Readable,
  { filename, mimeType, path }: { filename: string; mimeType: string; path: string },
): Promise<Entry> {
  await pipeline(content, createWriteStream(path)).catch((error: unknown) => {
    // A form that ends in the middle of a file.
    throw content.errored === error ? malformed(400) : fullOr(error);
  });
  return [name, new File([await openAsBlob(path)], sentName(filename), { type: mimeType })];
}

/** Source: HTML, "multipart form data", which escapes these three. */
const sentName = (filename: string | undefined): string =>
  (filename ?? '').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n').replace(/%22/g, '"');
