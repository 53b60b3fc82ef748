import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
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
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const compressible = /^(text|application\/json|image\/svg)/;
const brotli = promisify(brotliCompress);

/**
 * Serves the built product as a deployment should: headers, caching, compression, and index.html for every address of the app.
 * `config` replaces the build's config.json. Resolves with the address and a way to stop.
 * @param {{ root?: string, port?: number, config?: object }} options
 */
export async function serve({ root = 'dist', port = 0, config } = {}) {
  const settings = config ?? JSON.parse(await readFile(join(root, 'config.json'), 'utf8'));
  const site = { root, config: JSON.stringify(settings), headers: securityHeaders(settings), compressed: new Map() };
  const server = createServer((request, response) => {
    answer(site, request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : port}`,
    close: () => server.closeAllConnections() ?? server.close(),
  };
}

async function answer(site, request, response) {
  const path = normalize(decodeURIComponent(new URL(request.url, 'http://localhost').pathname));
  const file = await find(site, path);
  if (!file) return response.writeHead(404, site.headers).end();
  const headers = {
    ...site.headers,
    'content-type': types[extname(file.name)] ?? 'application/octet-stream',
    'cache-control': cacheOf(file.name),
  };
  if (!compressible.test(headers['content-type']) || !/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) {
    return response.writeHead(200, headers).end(file.content);
  }
  return response
    .writeHead(200, { ...headers, 'content-encoding': 'br', vary: 'accept-encoding' })
    .end(await compress(site, file));
}

/** The file at a path; index.html for an address of the app; nothing for an asset of another deployment. */
async function find({ root, config }, path) {
  if (path === '/config.json') return { name: path, content: Buffer.from(config) };
  const content = await readFile(join(root, path)).catch(() => undefined);
  if (content || path.startsWith('/assets/')) return content && { name: path, content };
  return { name: '/index.html', content: await readFile(join(root, 'index.html')) };
}

/** Names under /assets carry their content's hash; everything else may change with the next deployment. */
const cacheOf = (name) => (name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');

async function compress({ compressed }, { name, content }) {
  if (!compressed.has(name)) compressed.set(name, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
  return compressed.get(name);
}
