import { gunzipSync } from 'node:zlib';
import { createPacker, packed } from '@server/http/packed';
import { expect, test } from 'vitest';

const long = JSON.stringify('नेपाल'.repeat(1000));
const json = (body: string) => new Response(body, { headers: { 'content-type': 'application/json', 'x-own': 'kept' } });

test.each(['gzip', 'deflate, gzip;q=0.5, br', 'GZIP'])('a long answer is packed for «%s»', async (accepted) => {
  const answer = await packed(json(long), accepted);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-encoding': 'gzip',
    vary: 'accept-encoding',
    'x-own': 'kept',
  });
  expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(long);
});

test.each([undefined, '', 'br', 'gzip;q=0', 'gzip; q=0.0, br'])('nothing is packed for «%s»', async (accepted) => {
  const answer = await packed(json(long), accepted);
  expect(answer.headers.get('content-encoding')).toBe(null);
  expect(await answer.text()).toBe(long);
});

test('a short answer and one that isn’t JSON stay as they are', async () => {
  const short = await packed(json('[]'), 'gzip');
  expect([short.headers.get('content-encoding'), await short.text()]).toEqual([null, '[]']);
  const text = await packed(new Response(long, { headers: { 'content-type': 'text/plain' } }), 'gzip');
  expect([text.headers.get('content-encoding'), await text.text()]).toEqual([null, long]);
});

test('an answer that has a name is made and packed again only once it has another', async () => {
  let etag = '"1"';
  let isAllowed = true;
  const asked: (string | null)[] = [];
  const pack = createPacker();
  const ask = (headers: Record<string, string> = {}, search = '') =>
    pack(
      new Request(`http://desk.test/tree${search}`, { headers: { 'accept-encoding': 'gzip', ...headers } }),
      async ({ headers: given }) => {
        asked.push(given.get('if-none-match'));
        if (!isAllowed) return new Response('{}', { status: 401, headers: { 'content-type': 'application/json' } });
        if (given.get('if-none-match') === etag) return new Response(null, { status: 304, headers: { etag } });
        const made = json(`"${etag.replaceAll('"', '')}${long.slice(1)}`);
        made.headers.set('etag', etag);
        return made;
      },
    );
  const textOf = async (answer: Response) => gunzipSync(Buffer.from(await answer.arrayBuffer())).toString();

  const [first, second] = [await ask(), await ask()];
  expect(await textOf(second)).toBe(await textOf(first));
  expect(second.headers.get('etag')).toBe('"1"');
  expect((await ask({ 'if-none-match': '"1"' })).status).toBe(304);
  expect(await (await ask({ 'accept-encoding': '' })).text()).toContain('नेपाल');
  isAllowed = false;
  expect((await ask()).status).toBe(401);
  isAllowed = true;
  etag = '"2"';
  expect((await ask({ 'if-none-match': '"1"' })).status).toBe(200);
  expect((await textOf(await ask())).slice(0, 2)).toBe('"2');
  expect(asked).toEqual([null, '"1"', '"1"', null, '"1"', '"1"', '"2"']);
  // Of many addresses of the same only the last are kept.
  for (let place = 0; place < 9; place += 1) await ask({}, `?${place}`);
  asked.length = 0;
  for (const search of ['', '?8']) await ask({}, search);
  expect(asked).toEqual([null, '"2"']);
});
