import { afterEach, expect, test, vi } from 'vitest';
import type { Authorized } from './authorized';
import { type DownloadProgress, download } from './download';
import { createNetworkMedia } from './media';
import { NetworkError } from './transport';

afterEach(() => vi.unstubAllGlobals());

const nobody: Authorized = (request) => request(null);
const media = createNetworkMedia('https://files.example.np', nobody);
const never = new AbortController().signal;

/** Returns a server's response that arrives in these pieces. */
function answer(pieces: readonly (string | Error)[], headers: Record<string, string> = {}, status = 200) {
  const rest = [...pieces];
  const body = new ReadableStream({
    pull(controller) {
      const piece = rest.shift();
      if (piece instanceof Error) controller.error(piece);
      else if (piece === undefined) controller.close();
      else controller.enqueue(new TextEncoder().encode(piece));
    },
  });
  const fetched = vi.fn(async () => new Response(body, { status, headers }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

async function downloaded(signal = never) {
  const told: DownloadProgress[] = [];
  const file = await download(media, 'resources/a b.pdf', { signal, onProgress: (progress) => told.push(progress) });
  return { file, told };
}

test('a file is told of piece by piece, and keeps its type', async () => {
  const fetched = answer(['%PDF', '-1.7'], { 'content-length': '8', 'content-type': 'application/pdf' });
  const { file, told } = await downloaded();
  expect(fetched).toHaveBeenCalledWith('https://files.example.np/media/resources/a%20b.pdf', { headers: {}, signal: never });
  expect(await file.text()).toBe('%PDF-1.7');
  expect(file.type).toBe('application/pdf');
  expect(told).toEqual([
    { loaded: 4, total: 8 },
    { loaded: 8, total: 8 },
  ]);
});

test.each([
  ['of a compressed answer never passes its length', { 'content-length': '5' }, [4, 5], 5],
  ['without a length is counted all the same', {}, [4, 8], undefined],
])('a download %s', async (_, headers, loaded, total) => {
  answer(['%PDF', '-1.7'], headers);
  expect((await downloaded()).told).toEqual(loaded.map((bytes) => ({ loaded: bytes, total })));
});

test('a file that is gone is a refusal', async () => {
  answer(['{}'], {}, 404);
  await expect(downloaded()).rejects.toMatchObject({ name: 'ApiError', status: 404, message: 'rules.file_not_found' });
});

test('a line that breaks on the way is a network error', async () => {
  answer(['%PDF', new TypeError('network')]);
  await expect(downloaded()).rejects.toThrow(NetworkError);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(downloaded()).rejects.toThrow(NetworkError);
});

test('a download that was cancelled rejects with the reason, before and on the way', async () => {
  const reason = new Error('no longer wanted');
  vi.stubGlobal('fetch', () => Promise.reject(reason));
  await expect(downloaded(AbortSignal.abort(reason))).rejects.toBe(reason);

  answer(['%PDF', '-1.7']);
  const controller = new AbortController();
  const cancelled = download(media, 'a.pdf', { signal: controller.signal, onProgress: () => controller.abort(reason) });
  await expect(cancelled).rejects.toBe(reason);
});
