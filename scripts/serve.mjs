import { readFile } from 'node:fs/promises';
import { createServer, STATUS_CODES } from 'node:http';
import { extname, join, posix } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { securityHeaders } from './securityHeaders.mjs';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const compressible = /^(text|application\/json|image\/svg)/;
const brotli = promisify(brotliCompress);

const methods = ['GET', 'HEAD'];
const notAllowed = { status: 405, headers: { allow: methods.join(', '), connection: 'close' } };

/** Who takes longer to ask is answered 408. By itself Node looks every half minute. */
const limits = (patience) => ({
  headersTimeout: patience,
  requestTimeout: patience,
  connectionsCheckingInterval: patience / 10,
  // Node would answer without the headers.
  requireHostHeader: false,
});

/** What is answered to bytes that are no request; 400 to any others. */
const faults = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/**
 * Serves the built product as a deployment should: headers, caching, compression, and index.html for every address of the app.
 * `config` replaces the build's config.json, `patience` is how long anybody may take to ask, in milliseconds. Resolves with the
 * address and a way to stop.
 * @param {{ root?: string, port?: number, config?: object, patience?: number }} options
 */
export async function serve({ root = 'dist', port = 0, config, patience = 10_000 } = {}) {
  const settings = config ?? JSON.parse(await readFile(join(root, 'config.json'), 'utf8'));
  const site = { root, config: JSON.stringify(settings), headers: securityHeaders(settings), compressed: new Map() };
  const handle = (request, response) => void reply(site, request, response);
  const server = createServer(limits(patience), handle)
    .on('checkExpectation', handle)
    .on('connect', (_request, socket) => refuse(site, socket, notAllowed))
    .on('clientError', ({ code }, socket) => refuse(site, socket, { status: faults[code] ?? 400 }));
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : port}`,
    close: () => server.closeAllConnections() ?? server.close(),
  };
}

async function reply(site, request, response) {
  const { status, headers, content = '' } = await answer(site, request).catch(() => ({ status: 500 }));
  response.writeHead(status, { ...site.headers, ...headers, 'content-length': Buffer.byteLength(content) }).end(content);
}

/** Answers by the bare connection where there is no response to write to. */
function refuse(site, socket, { status, headers }) {
  const lines = Object.entries({ ...site.headers, ...headers, 'content-length': 0, connection: 'close' });
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines.map(([name, value]) => `${name}: ${value}`)];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.destroySoon();
}

async function answer(site, request) {
  if (!methods.includes(request.method)) return notAllowed;
  const path = pathOf(request);
  // Who typed what can't be read gets the page all the same: it says that nothing stands there.
  const file = path === undefined ? await indexOf(site) : await find(site, path);
  if (!file) return { status: 404 };
  return { status: path === undefined ? 400 : 200, ...(await packed(site, file, request.headers['accept-encoding'] ?? '')) };
}

/** The path that a request names, decoded; undefined where it can't be, or is none. */
function pathOf({ url, httpVersion, headers }) {
  if (httpVersion === '1.1' && !headers.host) return undefined;
  try {
    const path = decodeURIComponent(new URL(url.startsWith('/') ? `http://localhost${url}` : url).pathname);
    return path.startsWith('/') && !path.includes('\0') ? posix.normalize(path) : undefined;
  } catch {
    return undefined;
  }
}

/** A file as it is sent, compressed for who takes it so. */
async function packed(site, file, encodings) {
  const type = types[extname(file.name)] ?? 'application/octet-stream';
  const headers = { 'content-type': type, 'cache-control': cacheOf(file.name) };
  if (!compressible.test(type)) return { headers, content: file.content };
  headers.vary = 'accept-encoding';
  if (!/\bbr\b/.test(encodings)) return { headers, content: file.content };
  return { headers: { ...headers, 'content-encoding': 'br' }, content: await compress(site, file) };
}

/** The file at a path; index.html for an address of the app; nothing for an asset of another deployment, and for hidden files. */
async function find(site, path) {
  if (path === '/config.json') return { name: path, content: Buffer.from(site.config) };
  if (/[\\/]\./.test(path)) return undefined;
  const content = await readFile(join(site.root, path)).catch(() => undefined);
  if (content || path.startsWith('/assets/')) return content && { name: path, content };
  return indexOf(site);
}

const indexOf = async ({ root }) => ({ name: '/index.html', content: await readFile(join(root, 'index.html')) });

/** Names under /assets carry their content's hash; everything else may change with the next deployment. */
const cacheOf = (name) => (name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');

async function compress({ compressed }, { name, content }) {
  if (!compressed.has(name)) compressed.set(name, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
  return compressed.get(name);
}
