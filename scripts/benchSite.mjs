import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { createSecureServer } from 'node:http2';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { generate } from 'selfsigned';
import { openSite } from './site.mjs';

/** The API's path on the site. */
const api = '/server';

/**
 * Creates a certificate for localhost, and the argument that makes Chromium trust it, because Chromium caches nothing from an untrusted
 * site.
 */
export async function createCertificate() {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], { algorithm: 'sha256' });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(publicKey).digest('base64');
  return { key, cert, chromiumArg: `--ignore-certificate-errors-spki-list=${hash}` };
}

/**
 * Serves a build and an API below it as a deployment does: over HTTP/2 and TLS, compressed by gzip.
 * @param {{ root: string, certificate: { key: string, cert: string }, apiPort: number }} options
 */
export async function serveSecurely({ root, certificate: { key, cert }, apiPort }) {
  const server = createSecureServer({ key, cert });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `https://localhost:${server.address().port}`;
  const site = await openSite({ root, encoding: 'gzip', config: () => ({ mode: 'http', api: url + api }) });
  const reply = async (request, response) => {
    const isCall = request.url.startsWith(`${api}/`);
    const { status, headers, content } = await (isCall ? callOf(request, apiPort) : site.answer(request));
    response.writeHead(status, headers).end(content);
  };
  server.on('request', (request, response) => void reply(request, response));
  const sessions = new Set();
  server.on('session', (session) => sessions.add(session));
  return {
    url,
    api: url + api,
    close: () => {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
}

/** Forwards a call to the API's own process. */
async function callOf(request, port) {
  const parts = [];
  for await (const part of request) parts.push(part);
  const { authorization, accept = '*/*', 'content-type': type = 'application/json' } = request.headers;
  const answer = await fetch(`http://127.0.0.1:${port}${request.url.slice(api.length)}`, {
    method: request.method,
    headers: { accept, 'content-type': type, ...(authorization && { authorization }) },
    ...(parts.length > 0 && { body: Buffer.concat(parts) }),
  });
  const content = await promisify(gzip)(Buffer.from(await answer.arrayBuffer()));
  const kept = ['content-type', 'content-range'].flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  const headers = { ...Object.fromEntries(kept), 'content-encoding': 'gzip', 'content-length': content.length };
  return { status: answer.status, headers, content };
}
