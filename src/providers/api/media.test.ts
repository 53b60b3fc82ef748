import { afterEach, expect, test, vi } from 'vitest';
import type { Session } from '@/contract/account';
import { createAuthorized } from './authorized';
import { createNetworkMedia } from './media';

afterEach(() => vi.unstubAllGlobals());

const base = 'https://files.example.np';
const sita: Session = { tokens: { access: 'access-1', refresh: 'r' }, email: 'sita@coursedesk.test', is_staff: true };

/** A media server that responds according to the token that it receives, and the product's `Media` for it. */
function setUp(answerTo: (token: string) => number | Error, person: Session | null = sita) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    const token = headers.authorization ?? '';
    asked.push(`${url.replace(base, '')} ${token}`.trim());
    const answer = answerTo(token);
    if (answer instanceof Error) throw answer;
    return new Response(answer === 200 ? 'file' : '<html>', { status: answer });
  });
  const refresh = vi.fn(async () => ({ ...sita, tokens: { ...sita.tokens, access: 'access-2' } }));
  const media = createNetworkMedia(base, createAuthorized({ session: { read: async () => person }, refresh }));
  return { media, asked, refresh };
}

test('a server that is open gets no token', async () => {
  const { media, asked } = setUp(() => 200);
  expect(await (await media.fetch('icons/a b.png')).text()).toBe('file');
  expect(asked).toEqual(['/media/icons/a%20b.png']);
});

test.each([401, 403, new TypeError('the refusal does not name our site')])(
  'where %s answers without one, the token opens it, and comes first from then on',
  async (closed) => {
    const { media, asked } = setUp((token) => (token ? 200 : closed));
    await media.fetch('a.png');
    expect(await (await media.fetch('b.png')).text()).toBe('file');
    expect(asked).toEqual(['/media/a.png', '/media/a.png Bearer access-1', '/media/b.png Bearer access-1']);
  },
);

test('a token that is over is renewed once', async () => {
  const { media, asked, refresh } = setUp((token) => (token === 'Bearer access-2' ? 200 : 401));
  await media.fetch('a.pdf');
  expect(refresh).toHaveBeenCalledExactlyOnceWith('access-1');
  expect(asked).toEqual(['/media/a.pdf', '/media/a.pdf Bearer access-1', '/media/a.pdf Bearer access-2']);
});

test.each([
  [401, 'rules.session_ended'],
  [403, 'rules.file_forbidden'],
  [404, 'rules.file_not_found'],
  [500, 'rules.server_error'],
  [418, 'rules.refused'],
])('%i is told in words for a file', async (status, message) => {
  const { media } = setUp(() => status);
  await expect(media.fetch('a.pdf')).rejects.toMatchObject({ name: 'ApiError', status, message });
});

test('nobody’s request carries no token', async () => {
  const { media, asked } = setUp(() => 401, null);
  await expect(media.fetch('a.pdf')).rejects.toMatchObject({ status: 401 });
  expect(new Set(asked)).toEqual(new Set(['/media/a.pdf']));
});

test('a request that is wanted no more is not made again with the token', async () => {
  const reason = new Error('no longer wanted');
  const { media, asked } = setUp(() => reason);
  await expect(media.fetch('a.pdf', AbortSignal.abort(reason))).rejects.toBe(reason);
  expect(asked).toHaveLength(1);
});
