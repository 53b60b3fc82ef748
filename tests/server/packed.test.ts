import { gunzipSync } from 'node:zlib';
import { packed } from '@server/http/packed';
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
