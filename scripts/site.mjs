import { readFile } from 'node:fs/promises';
import { extname, join, posix } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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
/** The compressors, by the name of the encoding that browsers accept. */
const packers = {
  br: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: promisify(gzip),
};

export const methods = ['GET', 'HEAD'];
export const notAllowed = { status: 405, headers: { allow: methods.join(', '), connection: 'close' } };

/**
 * Opens the built product as a deployment should serve it: headers, caching, compression, and index.html for every address of the app.
 * `config` makes what
 * replaces the build's config.json; its headers stay those of the first. `folder`, such as `/desk`, is where browsers find the product.
 * @param {{ root?: string, folder?: string, config?: () => object | Promise<object>, encoding?: 'br' | 'gzip' }} options
 */
export async function openSite({ root = 'dist', folder = '', config = () => built(root), encoding = 'br' }) {
  const headers = securityHeaders(await config());
  const site = { root, folder, config, encoding, compressed: new Map() };
  return {
    headers,
    /**
     * Returns the answer to a request.
     * @returns {Promise<{ status: number, headers: Record<string, string>, content: string | Uint8Array<ArrayBuffer> }>}
     */
    async answer(request) {
      const { status, headers: own, content = '' } = await answer(site, request).catch(() => ({ status: 500 }));
      return { status, headers: { ...headers, ...own, 'content-length': Buffer.byteLength(content) }, content };
    },
  };
}

const built = async (root) => JSON.parse(await readFile(join(root, 'config.json'), 'utf8'));

async function answer(site, request) {
  if (!methods.includes(request.method)) return notAllowed;
  const path = pathOf(request);
  // An address that can't be decoded gets the page all the same, which says that there is nothing.
  const file = path === undefined ? await indexOf(site) : await find(site, path);
  if (!file) return { status: 404 };
  return { status: path === undefined ? 400 : 200, ...(await packed(site, file, request.headers['accept-encoding'] ?? '')) };
}

/** Returns the path of a request, decoded; undefined where it can't be decoded, or isn't a path. */
function pathOf({ url, httpVersion, headers }) {
  if (httpVersion === '1.1' && !headers.host) return undefined;
  try {
    const path = decodeURIComponent(new URL(url.startsWith('/') ? `http://localhost${url}` : url).pathname);
    return path.startsWith('/') && !path.includes('\0') ? posix.normalize(path) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns a file as sent, compressed if the browser accepts that. */
async function packed(site, file, encodings) {
  const type = types[extname(file.name)] ?? 'application/octet-stream';
  const headers = { 'content-type': type, 'cache-control': cacheOf(file.name) };
  if (!compressible.test(type) || file.isMade) return { headers, content: file.content };
  headers.vary = 'accept-encoding';
  if (!encodings.split(/\W+/).includes(site.encoding)) return { headers, content: file.content };
  return { headers: { ...headers, 'content-encoding': site.encoding }, content: await compress(site, file) };
}

/** Finds the file at a path; index.html for an address of the app; undefined for an asset of another deployment, and for hidden files. */
async function find(site, path) {
  // Made for each request, and small: it isn't compressed.
  if (path === '/config.json') return { name: path, content: Buffer.from(JSON.stringify(await site.config())), isMade: true };
  if (/[\\/]\./.test(path)) return undefined;
  if (path === '/index.html') return indexOf(site);
  const content = await readFile(join(site.root, path)).catch(() => undefined);
  if (content || path.startsWith('/assets/')) return content && { name: path, content };
  return indexOf(site);
}

const indexOf = async ({ root, folder }) => ({
  name: '/index.html',
  content: placed(await readFile(join(root, 'index.html'), 'utf8'), folder),
});

/** Tells a page in which folder it is. */
const placed = (page, folder) =>
  folder === '' ? page : page.replace('<html', `<html data-base="${folder}"`).replace(/(?<= (?:src|href)=")(?=\/)/g, folder);

/** Names under /assets contain their content's hash; everything else may change with the next deployment. */
const cacheOf = (name) => (name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');

async function compress({ compressed, encoding }, { name, content }) {
  if (!compressed.has(name)) compressed.set(name, await packers[encoding](content));
  return compressed.get(name);
}
