import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { createS3Files } from '@server/files/s3Files';
import { afterAll, beforeAll, expect, test } from 'vitest';

const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const keys = { region: 'us-east-1', accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: secret };

interface Signed {
  method: string;
  /** The path and query as they are sent. */
  target: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  signedHeaders: string;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
/** Encodes all but the letters, digits and four signs that the signature leaves as they are. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * Computes the signature that a store expects, from what has arrived alone:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
function signatureOf({ method, target, headers, signedHeaders }: Signed): string {
  const [path = '', query = ''] = target.split('?');
  const canonical = [
    method,
    path.split('/').map(decodeURIComponent).map(encoded).join('/'),
    [...new URLSearchParams(query)]
      .map((pair) => pair.map(encoded).join('='))
      .toSorted()
      .join('&'),
    ...signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signedHeaders,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const time = String(headers['x-amz-date']);
  const scope = `${time.slice(0, 8)}/us-east-1/s3/aws4_request`;
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, ['AWS4-HMAC-SHA256', time, scope, hash(canonical)].join('\n')).toString('hex');
}

const host = 'examplebucket.s3.amazonaws.com';
const examples: [string, Signed, string][] = [
  [
    'GET Object',
    {
      method: 'GET',
      target: '/test.txt',
      headers: { host, range: 'bytes=0-9', 'x-amz-content-sha256': hash(''), 'x-amz-date': '20130524T000000Z' },
      signedHeaders: 'host;range;x-amz-content-sha256;x-amz-date',
    },
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'List Objects',
    {
      method: 'GET',
      target: '/?prefix=J&max-keys=2',
      headers: { host, 'x-amz-content-sha256': hash(''), 'x-amz-date': '20130524T000000Z' },
      signedHeaders: 'host;x-amz-content-sha256;x-amz-date',
    },
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
];

test.each(examples)('this check agrees with the documented example %s', (_, signed, signature) => {
  expect(signatureOf(signed)).toBe(signature);
});

/** Tells whether a request is signed with the key, and names all headers that a store insists on. */
function isSigned({ method = '', url = '', headers }: IncomingMessage): boolean {
  const [, signedHeaders = '', signature] = /SignedHeaders=([^,]+), *Signature=(\w+)/.exec(headers.authorization ?? '') ?? [];
  const insisted = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  return (
    insisted.every((name) => signedHeaders.split(';').includes(name)) &&
    signature === signatureOf({ method, target: url, headers, signedHeaders })
  );
}

const seen: string[] = [];
const store = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    const stands = isSigned(request);
    seen.push(`${stands ? 'signed' : 'refused'} ${request.method}`);
    const status = request.url?.endsWith('full.png') ? 507 : 200;
    response.writeHead(stands ? status : 403, { 'content-type': 'application/xml' });
    response.end(stands && request.method === 'GET' ? '<ListBucketResult></ListBucketResult>' : '');
  });
});
let url = '';
beforeAll(async () => {
  store.listen(0, '127.0.0.1');
  await once(store, 'listening');
  const address = store.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/media`;
});
afterAll(() => store.close());

const path = 'course_banner_img/token/नयाँ & “banner” (1) 100%+~.png';

test('each kind of request is signed as a store checks it, whatever the name of a file', async () => {
  const files = createS3Files({ url, ...keys });
  await files.put(path, new File(['picture'], 'banner.png', { type: 'image/png' }));
  const found = await files.get(path);
  await new Response(found?.slice(0, 3).stream()).text();
  await files.remove(path);
  for await (const file of files.all()) expect.fail(`The empty store lists ${file.path}`);
  expect(seen).toEqual(['signed PUT', 'signed HEAD', 'signed GET', 'signed DELETE', 'signed GET']);
});

test('another secret is refused', async () => {
  const files = createS3Files({ url, ...keys, secretAccessKey: 'another' });
  await expect(files.remove(path)).rejects.toThrow('403');
});

test('a store that is full, or isn’t there, is no fault of the server’s', async () => {
  const put = (at: string) => createS3Files({ url: at, ...keys }).put('full.png', new File(['picture'], 'full.png'));
  await expect(put(url)).rejects.toMatchObject({ cause: { kind: 'full' } });
  await expect(put('http://127.0.0.1:1/media')).rejects.toMatchObject({ cause: { kind: 'busy' } });
});
