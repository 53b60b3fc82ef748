import { afterEach, expect, test, vi } from 'vitest';
import { createNetworkTransport } from './networkTransport';
import { prefetch } from './prefetch';
import { NetworkError, type TransportRequest } from './transport';

afterEach(() => vi.unstubAllGlobals());

const send = createNetworkTransport('https://api.example.np/v1');
const request: TransportRequest = { call: 'getMenu', method: 'GET', path: '/api/menu', headers: { accept: 'application/json' } };

test('a request goes to the server’s address with its headers and credentials', async () => {
  const fetched = vi.fn(async () => new Response('{"data":[]}', { status: 200 }));
  vi.stubGlobal('fetch', fetched);
  expect(await send(request)).toEqual({ status: 200, headers: expect.any(Headers), body: { data: [] } });
  expect(fetched).toHaveBeenCalledWith('https://api.example.np/v1/api/menu', {
    method: 'GET',
    headers: { accept: 'application/json' },
    credentials: 'include',
  });
});

test('what was asked for ahead in the same session isn’t asked again, but once; a write makes all of it stale', async () => {
  const fetched = vi.fn(async () => new Response('{"data":[]}', { status: 200 }));
  vi.stubGlobal('fetch', fetched);
  const mine = { ...request, headers: { authorization: 'Bearer mine' } };
  const ask = () => prefetch('https://api.example.np/v1/api/menu', 'Bearer mine');
  ask();
  expect(await send(mine)).toEqual({ status: 200, body: { data: [] } });
  expect(fetched).toHaveBeenCalledTimes(1);
  await send(mine);
  expect(fetched).toHaveBeenCalledTimes(2);
  ask();
  await send({ ...mine, method: 'POST' });
  await send(mine);
  expect(fetched).toHaveBeenCalledTimes(5);
});

test('what was asked for ahead and doesn’t come can be cancelled', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  prefetch('https://api.example.np/v1/api/menu', 'Bearer mine');
  const cancel = new AbortController();
  const sent = send({ ...request, headers: { authorization: 'Bearer mine' }, signal: cancel.signal });
  const reason = new Error('no longer wanted');
  cancel.abort(reason);
  await expect(sent).rejects.toBe(reason);
});

test.each([
  ['that is no JSON has no body', '<html>Bad gateway</html>', undefined],
  ['that is empty has null', '', null],
])('an answer %s', async (_, text, body) => {
  vi.stubGlobal('fetch', async () => new Response(text, { status: 502 }));
  expect(await send(request)).toEqual({ status: 502, headers: expect.any(Headers), body });
});

test('of what was too large the answer has the size', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 413 }));
  const form = new FormData();
  form.append('name', 'नेपाल');
  form.append('file', new File([new Uint8Array(3_000_000)], 'a.pdf'));
  expect(await send({ ...request, method: 'POST', body: form })).toMatchObject({ status: 413, body: undefined, sent: 3_000_015 });
  expect(await send({ ...request, method: 'POST', body: '{"a":"ने"}' })).toMatchObject({ sent: 14 });
});

test('no answer is a network error', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(send(request)).rejects.toThrow(NetworkError);
});

test.each([
  ['a read', {}],
  ['an upload', { onProgress: () => undefined }],
])('%s that was cancelled rejects with the reason', async (_, more) => {
  const reason = new Error('no longer wanted');
  vi.stubGlobal('fetch', () => Promise.reject(reason));
  await expect(send({ ...request, ...more, signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
});

test('an upload tells its progress', async () => {
  vi.stubGlobal('XMLHttpRequest', UploadingRequest);
  const told: unknown[] = [];
  const answer = await send({ ...request, method: 'POST', body: 'file', onProgress: (progress) => told.push(progress) });
  expect(answer).toEqual({ status: 201, body: { msg: 'stored' } });
  expect(told).toEqual([{ loaded: 2, total: 4 }]);
});

/** A browser's request that uploads in two steps. */
class UploadingRequest {
  status = 201;
  responseText = '{"msg":"stored"}';
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  open = () => undefined;
  setRequestHeader = () => undefined;
  send() {
    this.upload.onprogress?.({ loaded: 2, total: 4 });
    this.onload?.();
  }
}
